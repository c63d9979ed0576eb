import { open, writeFile } from 'node:fs/promises';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Sharp, SharpOptions } from 'sharp';
import { fairQueue, QueueFull } from './fair-queue.ts';

const thumbnailSide = 320;
/** A 50-megapixel phone fits; a small file that unfolds to gigabytes does not. */
const mostPixels = 64_000_000;
const mostBytes = 4 * mostPixels;
const longestDrawing = 20;
/** A picture is drawn in a second or two: nobody waits longer for their own. */
const mostWaitingOfOne = 20;

const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true };

/** What our drawing library cannot open: such a picture is kept and shown, but has no small twin. */
const isBitmap = (mime: string) => mime === 'image/bmp' || mime === 'image/x-ms-bmp';

/** The picture drawn small, upright and without what the camera wrote into it; undefined when it cannot be drawn. */
export async function drawThumbnail(path: string, mime: string, userId: string): Promise<Buffer | undefined> {
  if (isBitmap(mime)) return checkBitmap(path);
  const box = {
    width: thumbnailSide,
    height: thumbnailSide,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return draw(userId, path, (picture) => picture.resize(box).webp({ quality: 75 }).toBuffer());
}

/** The picture drawn again as large as it was, without what the camera wrote into it: the place, the device, the owner. */
export async function drawClean(
  path: string,
  mime: string,
  target: string,
  userId: string,
): Promise<boolean> {
  // A bitmap or a GIF has no such notes, and drawing a GIF again would stop it moving.
  if (isBitmap(mime) || mime === 'image/gif') return false;
  await writeFile(target, await draw(userId, path, (picture) => picture.toBuffer()));
  return true;
}

/** A small PNG that came inside a request, drawn again; what is none, or is larger than this, is refused. */
export async function redrawSignature(
  bytes: Buffer,
  most: { width: number; height: number },
  userId: string,
): Promise<Buffer> {
  try {
    return await draw(userId, bytes, async (picture) => {
      const { format, width, height } = await picture.metadata();
      if (format !== 'png' || width > most.width || height > most.height)
        throw new AppError('SIGNATURE_UNREADABLE');
      return picture.png({ compressionLevel: 9 }).toBuffer();
    });
  } catch (error) {
    const isUnreadable = error instanceof AppError && error.refusal !== 'TOO_MANY_PICTURES';
    throw isUnreadable ? new AppError('SIGNATURE_UNREADABLE') : error;
  }
}

const inTurn = fairQueue(mostWaitingOfOne);

/** One at a time: the largest picture takes a quarter of a gigabyte while it is drawn. */
async function draw<T>(
  userId: string,
  source: string | Buffer,
  how: (picture: Sharp) => Promise<T>,
): Promise<T> {
  try {
    return await inTurn(userId, () => drawNow(source, how));
  } catch (error) {
    throw error instanceof QueueFull ? new AppError('TOO_MANY_PICTURES') : error;
  }
}

async function drawNow<T>(source: string | Buffer, how: (picture: Sharp) => Promise<T>): Promise<T> {
  // Loaded at the first picture: it brings a native library with it.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const found = await sharp(source, { ...options, limitInputPixels: false }).metadata();
    refuseTooLarge(found.width, found.height, found.channels * (found.depth === 'uchar' ? 1 : 2));
    return await how(sharp(source, options).timeout({ seconds: longestDrawing }).autoOrient());
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('FILE_CONTENT_MISMATCH');
  }
}

function refuseTooLarge(width: number, height: number, bytesPerPixel: number): void {
  const pixels = width * height;
  if (pixels > mostPixels || pixels * bytesPerPixel > mostBytes) throw new AppError('IMAGE_TOO_LARGE');
}

/** Two letters make a bitmap for a detector; its header must make sense too. */
async function checkBitmap(path: string): Promise<undefined> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(26), 0, 26, 0).finally(() => file.close());
  const headerSizes = [12, 40, 52, 56, 64, 108, 124];
  const isOld = buffer.readUInt32LE(14) === 12;
  const width = isOld ? buffer.readUInt16LE(18) : Math.abs(buffer.readInt32LE(18));
  const height = isOld ? buffer.readUInt16LE(20) : Math.abs(buffer.readInt32LE(22));
  if (bytesRead < 26 || !headerSizes.includes(buffer.readUInt32LE(14)) || width === 0 || height === 0) {
    throw new AppError('FILE_CONTENT_MISMATCH');
  }
  refuseTooLarge(width, height, 4);
}
