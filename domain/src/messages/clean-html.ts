/** What formatted text is made of; everything else is taken out, its words stay. */
const tags = new Set([
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
const withoutEnd = new Set(['br', 'hr', 'img']);
/** What stands inside these is nothing to read: it goes with them. */
const withTheirContent = new Set([
  ...['script', 'style', 'template', 'title', 'textarea', 'select', 'iframe', 'object', 'svg', 'math'],
  ...['noscript', 'noembed', 'noframes', 'xmp', 'plaintext'],
]);
/** Browsers give up long before; what is deeper loses its form and keeps its words. */
const deepest = 100;

const ownPicture = /^\/api\/file\/Image\/[A-Za-z]{1,30}\/([\w.-]{1,60})(?:\?size=(?:thumb|full))?$/;
const pictureData = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/;
const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s\\]+$/i.test(address);
const isSmallNumber = (value: string): boolean => /^\d{1,4}$/.test(value);
const isSource = (address: string): boolean => ownPicture.test(address) || pictureData.test(address);

const attributes: Record<string, Record<string, (value: string) => boolean>> = {
  a: { href: isWebAddress },
  img: { src: isSource, alt: () => true },
  td: { colspan: isSmallNumber, rowspan: isSmallNumber },
  th: { colspan: isSmallNumber, rowspan: isSmallNumber },
  ol: { start: isSmallNumber },
};

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: Map<string, string>;
  /** Where the text goes on. */
  end: number;
}

/**
 * HTML of unknown origin as HTML that can do nothing but be read. It is written anew, from known tags and escaped words
 * alone, so every browser reads the same in it. One pass, however broken the text.
 */
export function cleanHtml(html: string): string {
  const written: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at);
    written.push(escaped(html.slice(at, next < 0 ? html.length : next)));
    if (next < 0) break;
    if (/[!?]|\/[^a-z]/iy.test(html.slice(next + 1, next + 3))) {
      at = after(html, html.startsWith('<!--', next) ? '-->' : '>', next);
      continue;
    }
    if (!/\/?[a-z]/iy.test(html.slice(next + 1, next + 3))) {
      written.push('&lt;');
      at = next + 1;
      continue;
    }
    const tag = readTag(html, next);
    // A tag without an end swallows what follows, in browsers too.
    if (!tag) break;
    at = withTheirContent.has(tag.name) && !tag.isEnd ? afterContent(html, tag) : tag.end;
    if (!tags.has(tag.name)) continue;
    if (tag.isEnd) written.push(closed(open, tag.name));
    else if (withoutEnd.has(tag.name)) written.push(begun(tag));
    else if (open.length < deepest) {
      written.push(begun(tag));
      open.push(tag.name);
    }
  }
  return written.join('') + open.reverse().map(ending).join('');
}

/** Ids of the pictures of ours in clean HTML. */
export const picturesIn = (clean: string): string[] =>
  [...clean.matchAll(/<img [^>]*?src="([^"]*)"/g)].flatMap(
    ([, source = '']) => ownPicture.exec(source)?.[1] ?? [],
  );

export const hasPicture = (clean: string): boolean => clean.includes('<img ');

/** Only the words of clean HTML, on one line. */
export const wordsOf = (clean: string): string =>
  decoded(clean.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Plain words as HTML that shows them as they are. */
export const wordsAsHtml = (words: string): string =>
  escaped(words.replace(/&/g, '&amp;')).replace(/\r?\n/g, '<br>');

const escaped = (text: string): string => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
const ending = (name: string): string => `</${name}>`;

function after(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from);
  return found < 0 ? html.length : found + sign.length;
}

function afterContent(html: string, { name, end }: Tag): number {
  const last = new RegExp(`</${name}[^>]*>?`, 'gi');
  last.lastIndex = end;
  return last.test(html) ? last.lastIndex : html.length;
}

/** Ends everything inside it too; the end of what never began is left out. */
function closed(open: string[], name: string): string {
  const begun = open.lastIndexOf(name);
  return begun < 0 ? '' : open.splice(begun).reverse().map(ending).join('');
}

function begun({ name, attributes: given }: Tag): string {
  const kept = Object.entries(attributes[name] ?? {}).flatMap(([attribute, isGood]) => {
    const value = given.get(attribute);
    return value !== undefined && isGood(value) ? ` ${attribute}="${quoted(value)}"` : [];
  });
  if (name === 'img' && !kept.some((attribute) => attribute.startsWith(' src='))) return '';
  // The other page must not reach back to ours.
  const besides = name === 'a' ? ' rel="noopener noreferrer" target="_blank"' : '';
  return `<${name}${kept.join('')}${besides}>`;
}

const quoted = (value: string): string => escaped(value.replace(/&/g, '&amp;')).replace(/"/g, '&quot;');

/** The tag that begins here; undefined when it has no end. */
function readTag(html: string, from: number): Tag | undefined {
  const isEnd = html[from + 1] === '/';
  const name = /[^\s/>]+/y;
  name.lastIndex = from + (isEnd ? 2 : 1);
  const found = name.exec(html)?.[0].toLowerCase() ?? '';
  const given = new Map<string, string>();
  const part = /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*|=)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?)/y;
  for (part.lastIndex = name.lastIndex; ; ) {
    const [, end, attribute = '', ...values] = part.exec(html) ?? [];
    if (end) return { name: found, isEnd, attributes: given, end: part.lastIndex };
    if (attribute === '') return undefined;
    const lower = attribute.toLowerCase();
    if (!given.has(lower)) given.set(lower, decoded(values.find((value) => value !== undefined) ?? ''));
  }
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? entity;
    const letter = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return letter > 0 && letter <= 0x10ffff ? String.fromCodePoint(letter) : '';
  });
