import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  width: number;
  height: number;
  /** As the format has them: 1 and 0 is black and white, 8 and 2 is three bytes of colour. */
  bitDepth: number;
  colourType: number;
  /** Line by line, each behind its filter byte. */
  pixels: Buffer;
}

/** The smallest whole PNG of these pixels. */
export function writePng({ width, height, bitDepth, colourType, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
}
