import { randomBytes } from 'node:crypto';
import type { Envelope } from '@fairway/contract/envelope.ts';
import type { StoredFile } from '@fairway/contract/files.ts';
import sharp from 'sharp';
import { writePng } from './write-png.ts';

/** Sends one file as a browser does. For tests. */
export async function upload(
  { url, token, type = 'annex' }: { url: string; token: string; type?: string },
  name: string,
  bytes: Buffer | string,
): Promise<Envelope<StoredFile> & { status: number }> {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return send({ url, token, type }, form);
}

export async function send(
  { url, token, type = 'annex' }: { url: string; token: string; type?: string },
  form: FormData,
) {
  const response = await fetch(`${url}/api/file/Uploader/${type}`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  return { ...((await response.json()) as Envelope<StoredFile>), status: response.status };
}

/** A document of exactly so many bytes. */
export function pdfOf(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('%PDF-1.7\n');
  return bytes;
}

/** A photo as a phone takes it: lying on its side, with the place written into it. */
export function photo(width = 800, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 21/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A few kilobytes that unfold into a picture of so many black pixels. */
export function pngBomb(side: number): Buffer {
  const pixels = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  return writePng({ width: side, height: side, bitDepth: 1, colourType: 0, pixels });
}

/** An archive that holds an empty file under each of these names, stored as they are. */
export function zipOf(...names: string[]): Buffer {
  const head = (length: number, signature: string, name: string, nameAt: number) => {
    const record = Buffer.alloc(length);
    record.write(signature, 'latin1');
    record.writeUInt16LE(Buffer.byteLength(name), nameAt);
    return Buffer.concat([record, Buffer.from(name)]);
  };
  const files = names.map((name) => head(30, 'PK\u0003\u0004', name, 26));
  const directory = Buffer.concat(
    names.map((name, index) => {
      const entry = head(46, 'PK\u0001\u0002', name, 28);
      entry.writeUInt32LE(Buffer.concat(files.slice(0, index)).length, 42);
      return entry;
    }),
  );
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(Buffer.concat(files).length, 16);
  return Buffer.concat([...files, directory, end]);
}

/** A small drawing as a signature travels; another shade of red is another one. */
export const signatureOf = async (red: number): Promise<string> => {
  const background = { r: red, g: 0, b: 0 };
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};
