import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  // Only what asks for WebGL goes through the software card: pages, and the sheets of pictures that scenes are cut from,
  // are painted and put together faster without it, some twenty times.
  "--disable-gpu-rasterization",
  "--disable-accelerated-2d-canvas",
  "--disable-gpu-compositing",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A name that is no "localhost": pages of it have no secure context, as in a living room.
  "--host-resolver-rules=MAP sandglass.test 127.0.0.1",
];

/** The browser that comes as a package; WebGL is drawn in software. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
}
