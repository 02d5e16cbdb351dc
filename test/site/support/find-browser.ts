import { existsSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** What Playwright needs to start a browser: its program and the flags that this program wants. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * Chromium opens hidden pages of its own beside every new context (its address bar, side panels), which take as much
 * of a processor as the page under test. The last switch of a name wins, so that Playwright's own list stands here too.
 */
const FEATURES_OFF = [
  ...[
    "PreloadTopChromeWebUI",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "OmniboxAimPopup",
  ],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ...["msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"],
];

/** No telemetry, no update, no sandbox: the tests only open our own pages, also as root in a container. */
const FLAGS = [
  `--disable-features=${FEATURES_OFF.join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
];

/**
 * Finds a Chromium: the one that CHROME_PATH names, Playwright's own download, one that the system has, or on
 * Linux x64 the one that npm installed. Throws with the command that installs one when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (existsSync(named)) return { executablePath: named, args: FLAGS };
    throw new Error(`CHROME_PATH is ${named}, and there is no such file.`);
  }
  const found = [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));
  if (found) return { executablePath: found, args: FLAGS };
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: packed } = await import("@sparticuz/chromium");
    dropUnfinished(join(tmpdir(), "chromium"));
    return { executablePath: await packed.executablePath(), args: FLAGS };
  }
  throw new Error(
    "No browser found for the browser tests. Run `npx playwright install chromium`, or set CHROME_PATH to a Chrome, Chromium or Edge.",
  );
}

const A_WHILE = 60_000;
const LEAST_BYTES = 100_000_000;

/** What a run left that was ended while it unpacked is taken for the browser by every later one, and starts nothing. */
function dropUnfinished(unpacked: string): void {
  if (!existsSync(unpacked)) return;
  const { size, mtimeMs } = statSync(unpacked);
  // Another run may be unpacking it right now.
  if (size < LEAST_BYTES && Date.now() - mtimeMs > A_WHILE) rmSync(unpacked);
}
