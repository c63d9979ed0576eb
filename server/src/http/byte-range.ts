import type { Readable } from 'node:stream';

/** Bytes of which any part can be read without the rest. */
export interface PartialBody {
  size: number;
  /** The bytes from one place to another, both included. */
  read: (from: number, to: number) => Readable;
}

export const isPartialBody = (body: unknown): body is PartialBody =>
  typeof body === 'object' && body !== null && 'read' in body && 'size' in body && !('pipe' in body);

/** `none`: there are no such bytes. */
export type ByteRange = 'whole' | 'none' | { from: number; to: number };

/** One range, as browsers and players ask for it; several at once, or what is no range, is answered with everything. */
const oneRange = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i;

/** Which of so many bytes a request wants (RFC 9110, section 14). */
export function byteRangeOf(range: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = oneRange.exec(range ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '')
    return Number(last) === 0 ? 'none' : { from: Math.max(size - Number(last), 0), to: size - 1 };
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'none' : { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

interface Asked {
  method: string;
  headers: { range?: string | undefined; 'if-range'?: string | string[] | undefined };
}

/** The same of a request: a part of an older edition is of no use to whoever has the newer one. */
export function rangeAsked(
  { method, headers }: Asked,
  { size, etag }: { size: number; etag?: string | undefined },
) {
  const condition = headers['if-range'];
  const isSame = condition === undefined || (condition === etag && !etag.startsWith('W/'));
  return method === 'GET' && isSame ? byteRangeOf(headers.range, size) : 'whole';
}
