import { inflateSync } from 'node:zlib';

interface PdfObject {
  dictionary: string;
  stream: Buffer | undefined;
}

/** What a reader finds in a PDF of ours: the text of each page, found as a viewer does when somebody searches it. */
export interface ReadPdf {
  version: string;
  pages: string[];
}

export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return {
    version: bytes.toString('latin1', 0, 8),
    pages: pages.map((page) => textOf(page, objects)),
  };
}

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const source = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\n(stream\n|endobj)/g)) {
    const [whole, id = '', dictionary = '', end] = found;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const start = found.index + whole.length;
    const packed = end === 'endobj' ? undefined : bytes.subarray(start, start + length);
    objects.set(Number(id), {
      dictionary,
      stream: packed && dictionary.includes('/FlateDecode') ? inflateSync(packed) : packed,
    });
  }
  return objects;
}

function referenced(objects: Map<number, PdfObject>, dictionary: string, key: string): PdfObject {
  const id = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1];
  const object = objects.get(Number(id));
  if (!object) throw new Error(`No ${key} in ${dictionary}`);
  return object;
}

/** Pieces of one line are joined; a line of its own begins wherever the text jumps. */
function textOf(page: PdfObject, objects: Map<number, PdfObject>): string {
  const resources = page.dictionary.includes('/Resources <<')
    ? page.dictionary
    : referenced(objects, page.dictionary, 'Resources').dictionary;
  const content = referenced(objects, page.dictionary, 'Contents').stream?.toString('latin1') ?? '';
  const maps = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  let text = '';
  for (const [, font, shown] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*> ?-?[\d.]* ?)+)\] TJ/g,
  )) {
    if (font) {
      if (!maps.has(font)) maps.set(font, unicodeMap(objects, resources, font));
      current = maps.get(font) ?? current;
    }
    for (const [, glyphs = ''] of shown?.matchAll(/<([\da-f]*)>/g) ?? [])
      for (const glyph of glyphs.match(/.{4}/g) ?? []) text += current.get(glyph) ?? '\ufffd';
    if (shown) text += '\n';
  }
  return text;
}

/** From the numbers of a font's glyphs to the text they stand for, as the file says (`ToUnicode`). */
function unicodeMap(objects: Map<number, PdfObject>, resources: string, font: string): Map<string, string> {
  const { dictionary } = referenced(objects, resources, font);
  const cmap = referenced(objects, dictionary, 'ToUnicode').stream?.toString('latin1') ?? '';
  const map = new Map<string, string>();
  for (const [, first = '', last = '', list = ''] of cmap.matchAll(
    /<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/g,
  )) {
    const texts = [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    );
    const start = Number.parseInt(first, 16);
    for (let at = start; at <= Number.parseInt(last, 16); at++)
      map.set(at.toString(16).padStart(4, '0'), texts[at - start] ?? '\ufffd');
  }
  return map;
}
