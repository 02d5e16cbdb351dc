/** The rating list that is kept in the browser: too large for what else a tool keeps. */

export interface RatingFile {
  readonly name: string;
  readonly text: string;
}

const DATABASE = "kibitz.ratings";
const [STORE, KEY] = ["list", "only"];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function asked<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const request = ask(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** The list that was kept; undefined where there is none, and where a browser keeps nothing. */
export async function recallRatings(): Promise<RatingFile | undefined> {
  try {
    return await asked<RatingFile | undefined>("readonly", (store) => store.get(KEY));
  } catch {
    return undefined;
  }
}

/** Keeps a list in the place of the one before it, or keeps none. Where nothing can be kept it holds until the page is closed. */
export async function keepRatings(file: RatingFile | undefined): Promise<void> {
  try {
    if (file) await asked("readwrite", (store) => store.put(file, KEY));
    else await asked("readwrite", (store) => store.delete(KEY));
  } catch {
    // Then it is loaded once more next time.
  }
}
