import { damaged } from './spreadsheet-problem.ts';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const attribute = /(?:^|\s)(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const utf16 = { le: 0xfeff, be: 0xfffe } as const;

/**
 * Reads the XML inside a spreadsheet, tag by tag. It knows the five entities of XML itself and no others: a file that
 * declares some (a DOCTYPE) is refused, so none can grow or fetch anything. Prefixes of names are dropped (`x:row`).
 */
export class XmlReader {
  /** Of the tag that `next` has just passed. */
  name = '';
  /** What stands between two tags, after `next` returned `text`. */
  text = '';
  readonly #xml: string;
  #at = 0;
  #tag = '';
  /** Of the tag, once somebody asked for one. */
  #attributes: Map<string, string> | undefined;
  /** A tag that closes itself (`<v/>`) is an opening one and then a closing one. */
  #isClosing = false;

  constructor(bytes: Buffer) {
    this.#xml = decode(bytes);
  }

  next(): 'open' | 'close' | 'text' | undefined {
    if (this.#isClosing) {
      this.#isClosing = false;
      return 'close';
    }
    const xml = this.#xml;
    while (this.#at < xml.length) {
      if (xml.charCodeAt(this.#at) !== 60) return this.#readText();
      if (xml.startsWith('<!--', this.#at)) this.#skipPast('-->');
      else if (xml.startsWith('<?', this.#at)) this.#skipPast('?>');
      else if (xml.startsWith('<![CDATA[', this.#at)) return this.#readCharacters();
      else if (xml.startsWith('<!', this.#at)) throw damaged('a document type');
      else return this.#readTag();
    }
    return undefined;
  }

  /** Of the opening tag that `next` has just passed. */
  attribute(name: string): string | undefined {
    if (!this.#attributes) {
      this.#attributes = new Map();
      attribute.lastIndex = 0;
      for (let found = attribute.exec(this.#tag); found; found = attribute.exec(this.#tag))
        this.#attributes.set(found[1] ?? '', found[2] ?? found[3] ?? '');
    }
    const written = this.#attributes.get(name);
    return written === undefined ? undefined : decodeEntities(written);
  }

  #readText(): 'text' {
    const end = this.#xml.indexOf('<', this.#at);
    this.text = decodeEntities(this.#xml.slice(this.#at, end === -1 ? undefined : end));
    this.#at = end === -1 ? this.#xml.length : end;
    return 'text';
  }

  #readCharacters(): 'text' {
    const start = this.#at + 9;
    this.#skipPast(']]>');
    this.text = this.#xml.slice(start, this.#at - 3);
    return 'text';
  }

  #readTag(): 'open' | 'close' {
    const end = this.#endOfTag();
    const isClosing = this.#xml.charCodeAt(this.#at + 1) === 47;
    const isEmpty = this.#xml.charCodeAt(end - 1) === 47;
    this.#tag = this.#xml.slice(this.#at + (isClosing ? 2 : 1), isEmpty ? end - 1 : end);
    this.#attributes = undefined;
    this.#at = end + 1;
    const name = /^[^\s]+/.exec(this.#tag)?.[0] ?? '';
    this.name = name.slice(name.indexOf(':') + 1);
    this.#isClosing = isEmpty && !isClosing;
    return isClosing ? 'close' : 'open';
  }

  /** A `>` inside an attribute's value does not end the tag. */
  #endOfTag(): number {
    const xml = this.#xml;
    let quote = 0;
    for (let at = this.#at + 1; at < xml.length; at++) {
      const code = xml.charCodeAt(at);
      if (quote !== 0) {
        if (code === quote) quote = 0;
      } else if (code === 34 || code === 39) quote = code;
      else if (code === 62) return at;
    }
    throw damaged('a tag without an end');
  }

  #skipPast(mark: string): void {
    const found = this.#xml.indexOf(mark, this.#at);
    if (found === -1) throw damaged(`no ${mark}`);
    this.#at = found + mark.length;
  }
}

function decode(bytes: Buffer): string {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16LE(0);
  if (mark === utf16.le) return bytes.toString('utf16le', 2);
  if (mark === utf16.be) return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
