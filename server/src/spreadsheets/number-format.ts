import { XmlReader } from './xml-reader.ts';

/** What the format of a number says it is. */
export interface NumberFormat {
  hasDay: boolean;
  hasTime: boolean;
  currency: string | undefined;
}

export const plainNumber: NumberFormat = { hasDay: false, hasTime: false, currency: undefined };

/** The formats by the number that cells name them with (`s`). */
export function numberFormatsOf(styles: Buffer | undefined): NumberFormat[] {
  if (!styles) return [];
  const reader = new XmlReader(styles);
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  for (let token = reader.next(); token; token = reader.next()) {
    if (reader.name === 'cellXfs' && token !== 'text') isInCells = token === 'open';
    if (token !== 'open') continue;
    const id = Number(reader.attribute('numFmtId'));
    if (reader.name === 'numFmt') codes.set(id, reader.attribute('formatCode') ?? '');
    if (reader.name === 'xf' && isInCells) formats.push(formatOf(id, codes.get(id)));
  }
  return formats;
}

/** Formats that every Excel knows and no file spells out; from 27 on they are those of East Asia. */
const builtIn = [
  { from: 14, to: 17, hasDay: true, hasTime: false },
  { from: 18, to: 21, hasDay: false, hasTime: true },
  { from: 22, to: 22, hasDay: true, hasTime: true },
  { from: 27, to: 31, hasDay: true, hasTime: false },
  { from: 32, to: 35, hasDay: false, hasTime: true },
  { from: 36, to: 36, hasDay: true, hasTime: false },
  { from: 45, to: 47, hasDay: false, hasTime: true },
  { from: 50, to: 54, hasDay: true, hasTime: false },
  { from: 55, to: 56, hasDay: false, hasTime: true },
  { from: 57, to: 58, hasDay: true, hasTime: false },
];

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return readFormat(code);
  const found = builtIn.find(({ from, to }) => id >= from && id <= to);
  return found ? { hasDay: found.hasDay, hasTime: found.hasTime, currency: undefined } : plainNumber;
}

const signs: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '¥': 'CNY',
  '￥': 'CNY',
  '€': 'EUR',
  '£': 'GBP',
};

/** Reads `yyyy"年"m"月"d"日"`, `[$USD] #,##0.00` and the like; only the part for positive numbers counts. */
export function readFormat(code: string): NumberFormat {
  const first = code.split(';', 1)[0] ?? '';
  // Words, colours, conditions and filling characters are full of letters that mean nothing.
  const bare = first
    .replace(/"[^"]*"?|\\.|_.|\*.|AM\/PM|上午\/下午/gi, ' ')
    .replace(/\[[^\]]*\]?/g, ' ')
    .toLowerCase();
  const isNumber = /[0#?]/.test(bare.replace(/\.0+/g, ''));
  const hasTime = !isNumber && /[hs]/.test(bare);
  const hasDay = !isNumber && (/[yd]/.test(bare) || (/m/.test(bare) && !hasTime));
  return { hasDay, hasTime, currency: hasDay || hasTime ? undefined : currencyIn(first) };
}

function currencyIn(code: string): string | undefined {
  for (const [, bracketed, quoted] of code.matchAll(/\[\$([^\]-]+)[^\]]*\]|"([^"]+)"/g)) {
    const word = (bracketed ?? quoted ?? '').trim();
    if (/^[A-Z]{3}$/.test(word)) return word === 'RMB' ? 'CNY' : word;
    if (Object.hasOwn(signs, word)) return signs[word];
  }
  const sign = /[¥￥€£]|\\?\$(?=[\d#])/.exec(code.replace(/\[[^\]]*\]|"[^"]*"/g, ''))?.[0].replace('\\', '');
  return sign === undefined ? undefined : signs[sign];
}
