/** Kept as long as this tab is open, a reload included. A browser that refuses keeps nothing, and nothing breaks. */
export function keepForVisit(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Private mode or a full disk: the value lives as long as the page.
  }
}

export function storedForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
