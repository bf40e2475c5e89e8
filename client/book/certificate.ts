const [WIDTH, HEIGHT] = [1200, 800];
const FONT = '"Inter Variable", system-ui, sans-serif';

/** What stands on a certificate, all of it in the reader's language. */
export interface Certificate {
  readonly title: string;
  readonly challenge: string;
  /** Players and level. */
  readonly about: string;
  readonly names: string;
  readonly result: string;
  readonly date: string;
}

const ART = import.meta.glob<string>("../art/hero-{barbarian,mage,elf,dwarf}.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
/** How far from the middle each hero stands: two on either side of the glass. */
const HEROES = [
  ["barbarian", -270],
  ["mage", -150],
  ["elf", 150],
  ["dwarf", 270],
] as const;
const HERO_SIZE = 150;

/** Draws a certificate and hands it over as a file. */
export async function saveCertificate(certificate: Certificate, file: string): Promise<void> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) return;
  drawPaper(pen);
  drawGlass(pen, WIDTH / 2, 116);
  await Promise.all(HEROES.map(([hero, at]) => drawHero(pen, hero, WIDTH / 2 + at, 110)));
  const lines = [
    [certificate.title, 350, 750, 60, "#1c1224"],
    [certificate.challenge, 412, 650, 32, "#54405a"],
    [certificate.about, 454, 500, 26, "#6a4f63"],
    [certificate.names, 550, 750, 52, "#7a4310"],
    [certificate.result, 620, 600, 34, "#1c1224"],
    [certificate.date, 690, 500, 26, "#6a4f63"],
  ] as const;
  pen.textAlign = "center";
  for (const [text, y, weight, size, colour] of lines) {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(text, WIDTH / 2, y, WIDTH - 200);
  }
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = file;
    link.click();
    // The browser may not have read it yet in this very turn.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }, "image/png");
}

function drawPaper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#24122a";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#f7ead3";
  pen.beginPath();
  pen.roundRect(40, 40, WIDTH - 80, HEIGHT - 80, [34, 42, 30, 38]);
  pen.fill();
  pen.strokeStyle = "#f0b64a";
  pen.lineWidth = 6;
  pen.beginPath();
  pen.roundRect(66, 66, WIDTH - 132, HEIGHT - 132, [22, 30, 18, 26]);
  pen.stroke();
}

/** A hero that cannot be fetched is left out: the certificate is good without. */
async function drawHero(pen: CanvasRenderingContext2D, hero: string, x: number, y: number): Promise<void> {
  const picture = new Image(HERO_SIZE, HERO_SIZE);
  picture.src = ART[`../art/hero-${hero}.svg`] ?? "";
  try {
    await picture.decode();
  } catch {
    return;
  }
  pen.drawImage(picture, x - HERO_SIZE / 2, y, HERO_SIZE, HERO_SIZE);
}

/** A sand timer, 140 high. */
function drawGlass(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = "#f0b64a";
  pen.beginPath();
  pen.moveTo(x - 34, y + 124);
  pen.lineTo(x, y + 78);
  pen.lineTo(x + 34, y + 124);
  pen.fill();
  pen.strokeStyle = "#4b2140";
  pen.lineWidth = 7;
  pen.beginPath();
  pen.moveTo(x - 44, y);
  pen.bezierCurveTo(x - 44, y + 46, x - 6, y + 50, x - 6, y + 66);
  pen.bezierCurveTo(x - 6, y + 82, x - 44, y + 88, x - 44, y + 132);
  pen.lineTo(x + 44, y + 132);
  pen.bezierCurveTo(x + 44, y + 88, x + 6, y + 82, x + 6, y + 66);
  pen.bezierCurveTo(x + 6, y + 50, x + 44, y + 46, x + 44, y);
  pen.closePath();
  pen.stroke();
  pen.fillStyle = "#7a4310";
  pen.fillRect(x - 60, y - 12, 120, 14);
  pen.fillRect(x - 60, y + 130, 120, 14);
}
