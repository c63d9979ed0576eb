export interface SafeAddress {
  href: string;
  /** A screen of ours, `/pages/…`. */
  isScreen: boolean;
}

const known = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address a form may lead to; undefined for anything that would run something or pretend to be a screen of ours. */
export function safeAddress(written: string): SafeAddress | undefined {
  const href = written.trim();
  // A browser reads `/\host` and `//host` as another host, and drops tabs and line breaks wherever they stand.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (href === '' || /[\u0000-\u001f\\]/.test(href) || href.startsWith('//')) return undefined;
  if (href.startsWith('/')) return { href, isScreen: true };
  try {
    return known.includes(new URL(href).protocol) ? { href, isScreen: false } : undefined;
  } catch {
    return undefined;
  }
}
