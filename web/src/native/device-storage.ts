/** Values kept on the device as JSON. A browser that refuses to store keeps nothing, and nothing breaks. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private mode or a full disk: the value lives as long as the page.
  }
}

/** Of the device, or of this tab alone. */
type Place = 'localStorage' | 'sessionStorage';

export function stored<T>(key: string, place: Place = 'localStorage'): T | undefined {
  try {
    const text = window[place].getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
