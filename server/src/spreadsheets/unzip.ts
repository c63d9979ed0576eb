import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { damaged, SpreadsheetProblem, tooLarge } from './spreadsheet-problem.ts';

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const;
const lengths = { end: 22, entry: 46, local: 30, comment: 65_535 } as const;
const mostEntries = 10_000;

interface Entry {
  start: number;
  packedLength: number;
  method: number;
  isEncrypted: boolean;
}

/** The parts of an archive, unpacked one at a time and all together at most `mostUnzipped` bytes. */
export class Archive {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #mostUnzipped: number;
  #left: number;

  constructor(bytes: Buffer, mostUnzipped: number) {
    this.#bytes = bytes;
    this.#entries = entriesOf(bytes);
    this.#mostUnzipped = mostUnzipped;
    this.#left = mostUnzipped;
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Undefined where there is no such part. */
  async read(name: string): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return undefined;
    if (entry.isEncrypted) throw new SpreadsheetProblem('encrypted', name);
    const part = await this.#unpack(entry, packedBytes(this.#bytes, entry));
    this.#left -= part.length;
    return part;
  }

  async #unpack(entry: Entry, packed: Buffer): Promise<Buffer> {
    // What an archive says of its unpacked sizes is not believed: a bomb lies.
    if (this.#left <= 0 || (entry.method === 0 && packed.length > this.#left))
      throw tooLarge('unzippedBytes', this.#mostUnzipped);
    if (entry.method === 0) return packed;
    if (entry.method !== 8) throw damaged(`packed by method ${entry.method}`);
    try {
      return await inflate(packed, { maxOutputLength: this.#left });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        throw tooLarge('unzippedBytes', this.#mostUnzipped);
      throw damaged(String(error));
    }
  }
}

function packedBytes(bytes: Buffer, { start, packedLength }: Entry): Buffer {
  if (start + lengths.local > bytes.length || bytes.readUInt32LE(start) !== signatures.local)
    throw damaged('a part is not where the directory says');
  const from = start + lengths.local + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  if (from + packedLength > bytes.length) throw damaged('a part is cut short');
  return bytes.subarray(from, from + packedLength);
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw damaged(`${count} parts`);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let seen = 0; seen < count; seen++) {
    if (at + lengths.entry > end || bytes.readUInt32LE(at) !== signatures.entry)
      throw damaged('the directory is cut short');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + lengths.entry, at + lengths.entry + nameLength);
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      start: bytes.readUInt32LE(at + 42),
      packedLength: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at += lengths.entry + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Where the record at the end of an archive stands; a comment may follow it. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - lengths.end - lengths.comment);
  for (let at = bytes.length - lengths.end; at >= first; at--)
    if (bytes.readUInt32LE(at) === signatures.end) return at;
  throw damaged('no directory');
}
