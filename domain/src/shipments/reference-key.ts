/** A number as it is looked for: large letters and figures, without what people write between them. */
export const referenceKey = (written: string): string =>
  written
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
