import { setImmediate } from 'node:timers/promises';
import { XmlReader } from './xml-reader.ts';

/** The text of a cell is often in runs of different looks: `<r><t>USD</t></r><r><t> 1,520</t></r>`. */
export function textInside(reader: XmlReader, element: string): string {
  const takesAll = element === 'v' || element === 'f';
  let text = '';
  let isText = takesAll;
  let isPhonetic = false;
  for (let token = reader.next(); token; token = reader.next()) {
    if (token === 'text') {
      if (isText && !isPhonetic) text += reader.text;
      continue;
    }
    if (token === 'close' && reader.name === element) return text;
    // How a name is read aloud stands beside the name.
    if (reader.name === 'rPh') isPhonetic = token === 'open';
    if (reader.name === 't' && !takesAll) isText = token === 'open';
  }
  return text;
}

const textsAtATime = 5_000;

/** Texts are kept once for the whole file; cells name them by their place in this list. */
export async function readSharedTexts(xml: Buffer | undefined): Promise<string[]> {
  if (!xml) return [];
  const reader = new XmlReader(xml);
  const texts: string[] = [];
  for (let token = reader.next(); token; token = reader.next()) {
    if (token !== 'open' || reader.name !== 'si') continue;
    texts.push(textInside(reader, 'si'));
    if (texts.length % textsAtATime === 0) await setImmediate();
  }
  return texts;
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export const cleanText = (text: string): string =>
  text
    .replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n')
    .trim();
