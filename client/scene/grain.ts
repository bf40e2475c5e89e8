let grainTile: HTMLCanvasElement | undefined;

/** Lays the fibre of paper over what is painted: the same small sheet of noise everywhere. */
export function addGrain(canvas: HTMLCanvasElement, strength: number): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  grainTile ??= makeGrain();
  const pattern = context.createPattern(grainTile, "repeat");
  if (pattern === null) return;
  context.globalCompositeOperation = "source-atop";
  context.globalAlpha = strength;
  context.fillStyle = pattern;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = "source-over";
}

function makeGrain(): HTMLCanvasElement {
  const side = 192;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const chance = sequence(7);
  const image = context.createImageData(side, side);
  for (let at = 0; at < image.data.length; at += 4) {
    const tone = chance() < 0.5 ? 20 : 255;
    image.data.set([tone, tone, tone, chance() * 70], at);
  }
  context.putImageData(image, 0, 0);
  for (let fibre = 0; fibre < 150; fibre++) {
    const [x, y, turn] = [chance() * side, chance() * side, chance() * Math.PI];
    context.strokeStyle = fibre % 2 ? "rgb(255 255 255 / .35)" : "rgb(30 10 20 / .3)";
    context.lineWidth = 0.8;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(turn) * 9, y + Math.sin(turn) * 9);
    context.stroke();
  }
  return canvas;
}

/** The same numbers from 0 to 1 for the same seed: decoration must not change from one visit to the next. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
