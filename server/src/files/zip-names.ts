import { open } from 'node:fs/promises';

const endLength = 22;
const longestComment = 65_535;
const entryLength = 46;
const signatures = { end: 0x06054b50, entry: 0x02014b50 } as const;

/**
 * The names in a zip archive, by the directory at its end; undefined where there is none that can be read. Its first four
 * bytes say little: whatever begins with them and was cut short, or is something else, has no directory.
 */
export async function zipNames(path: string): Promise<string[] | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const tailLength = Math.min(size, endLength + longestComment);
    const tail = await read(size - tailLength, tailLength);
    const end = endIn(tail);
    if (end === undefined) return undefined;
    const length = tail.readUInt32LE(end + 12);
    // Counted from the end: something may stand before an archive.
    const start = size - tailLength + end - length;
    return start < 0 ? undefined : namesIn(await read(start, length));
  } finally {
    await file.close();
  }
}

/** Where the last record of an archive stands; behind it is a comment and nothing else. */
function endIn(tail: Buffer): number | undefined {
  for (let at = tail.length - endLength; at >= 0; at--)
    if (
      tail.readUInt32LE(at) === signatures.end &&
      at + endLength + tail.readUInt16LE(at + 20) === tail.length
    )
      return at;
  return undefined;
}

function namesIn(directory: Buffer): string[] | undefined {
  const names: string[] = [];
  let at = 0;
  while (at < directory.length) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== signatures.entry)
      return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const otherLengths = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    names.push(directory.toString('utf8', at + entryLength, at + entryLength + nameLength));
    at += entryLength + nameLength + otherLengths;
  }
  return at === directory.length ? names : undefined;
}
