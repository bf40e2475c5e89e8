import "@fontsource-variable/inter/opsz.css";
import "./tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { startI18n } from "./i18n/index.ts";
import { reloadWhenStale } from "./reloadWhenStale.ts";
import { showMotion } from "./settings/settings.ts";

reloadWhenStale();
showMotion();
await startI18n();
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(<App />);
