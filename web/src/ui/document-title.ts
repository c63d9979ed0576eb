let title = '';
let mark = '';

/** What the browser's tab and its history call the screen. */
export function nameDocument(words: string): void {
  title = words;
  write();
}

/** Stands before the title, whichever screen is shown: `(3)`. */
export function markDocument(sign: string): void {
  mark = sign;
  if (title) write();
}

function write(): void {
  document.title = mark ? `${mark} ${title}` : title;
}
