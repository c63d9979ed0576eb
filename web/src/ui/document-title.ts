import { useSyncExternalStore } from 'react';

let name = '';
let product = '';
let mark = '';
const listeners = new Set<() => void>();

/** What the browser's tab and its history call the screen; after it stands the product. */
export function nameDocument(screen: string, productName: string): void {
  name = screen;
  product = productName;
  write();
  for (const listener of listeners) listener();
}

/** Stands before the title, whichever screen is shown: `(3)`. */
export function markDocument(sign: string): void {
  mark = sign;
  if (product) write();
}

function write(): void {
  const title = name ? `${name} · ${product}` : product;
  document.title = mark ? `${mark} ${title}` : title;
}

/** What the screen in sight calls itself. */
export function useScreenName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => name,
  );
}
