import { fileURLToPath } from "node:url";

/**
 * Goes to the folder in which the caller stands. npm runs the scripts of this package in its own folder, and says from
 * where it was called; files are looked for there.
 */
export function goToCaller(env: NodeJS.ProcessEnv = process.env): void {
  const { npm_package_json: manifest, npm_lifecycle_event: script, INIT_CWD: caller } = env;
  const isOwn = manifest === fileURLToPath(new URL("../../package.json", import.meta.url));
  if (!isOwn || script !== "kibitz" || !caller) return;
  try {
    process.chdir(caller);
  } catch {
    // The folder has gone; then files are looked for where npm stands.
  }
}
