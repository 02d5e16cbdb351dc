/**
 * Python's files: fetched once, when the reader says so, and kept on the device in a cache of their own, where the reader's browser
 * allows that.
 */

/** A file, gzipped. Its address changes when it does. */
export interface PythonFile {
  readonly name: "loader" | "core" | "library";
  readonly address: string;
  readonly bytes: number;
}

/** What the judge and the room get, still packed. */
export type Python = Readonly<Record<PythonFile["name"], Blob>>;

export const PYTHON_CACHE = "kibitz-python";

/** Python, if all of it is on this device. */
export async function keptPython(files: readonly PythonFile[]): Promise<Python | undefined> {
  try {
    if (!(await caches.has(PYTHON_CACHE))) return undefined;
    const cache = await caches.open(PYTHON_CACHE);
    const blobs = await Promise.all(
      files.map(async ({ address }) => (await cache.match(address))?.blob() ?? undefined),
    );
    return all(files, blobs);
  } catch {
    return undefined;
  }
}

/**
 * Fetches Python and keeps it. `onProgress` is told how many bytes have come. Rejects when a file does not come, and with an AbortError
 * when `signal` says so.
 */
export async function fetchPython(
  files: readonly PythonFile[],
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Python> {
  let come = 0;
  const blobs = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file.address, { signal });
      if (!response.ok || !response.body) throw new Error(`${file.address}: ${response.status}`);
      const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          come += chunk.byteLength;
          onProgress(come);
          controller.enqueue(chunk);
        },
      });
      const blob = await new Response(response.body.pipeThrough(counted)).blob();
      if (blob.size !== file.bytes) throw new Error(`${file.address}: ${blob.size} bytes`);
      return blob;
    }),
  );
  const python = all(files, blobs);
  if (!python) throw new Error("Python is not whole");
  // Full or forbidden: it works until the page is left.
  await keepPython(files, python).catch(() => undefined);
  return python;
}

async function keepPython(files: readonly PythonFile[], python: Python): Promise<void> {
  const cache = await caches.open(PYTHON_CACHE);
  for (const { name, address } of files) await cache.put(address, new Response(python[name]));
  const addresses = new Set(files.map(({ address }) => new URL(address, location.href).href));
  for (const request of await cache.keys()) if (!addresses.has(request.url)) await cache.delete(request);
}

function all(files: readonly PythonFile[], blobs: readonly (Blob | undefined)[]): Python | undefined {
  const found = files.flatMap(({ name, bytes }, k) =>
    blobs[k]?.size === bytes ? [[name, blobs[k]] as const] : [],
  );
  return found.length === files.length ? (Object.fromEntries(found) as Python) : undefined;
}

/** So many bytes in all. */
export function bytesOf(files: readonly PythonFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
