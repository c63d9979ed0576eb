/** What the device keeps beside the named values, which stay. */
const disposable = (kept: readonly string[]) =>
  Object.keys(localStorage).filter((key) => !kept.includes(key));

/** Bytes this device keeps only to be faster or kinder: pages, drafts, recent choices. */
export async function cacheSize(kept: readonly string[]): Promise<number> {
  const letters = disposable(kept).reduce(
    (sum, key) => sum + key.length + (localStorage.getItem(key)?.length ?? 0),
    0,
  );
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  // Browsers keep text in two bytes a letter.
  return 2 * letters + (estimate?.usage ?? 0);
}

export async function emptyCache(kept: readonly string[]): Promise<void> {
  for (const key of disposable(kept)) localStorage.removeItem(key);
  // Neither of them is there on a page without https.
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
  for (const { name } of (await indexedDB?.databases?.()) ?? [])
    if (name && !kept.includes(name)) indexedDB.deleteDatabase(name);
}
