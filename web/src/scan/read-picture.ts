import { nativeReader } from './native-reader.ts';

/** Finds the code in pixels, if there is one. */
export type Reader = (picture: ImageData) => Promise<string | undefined>;

let reader: Promise<Reader> | undefined;

/** The browser's own reader where it has one (it knows bar codes too), else a small one, loaded at the first scan. */
export function loadReader(): Promise<Reader> {
  reader ??= nativeReader().then((native) => native ?? smallReader());
  reader.catch(() => {
    reader = undefined;
  });
  return reader;
}

async function smallReader(): Promise<Reader> {
  const { decodeQR } = await import('qr/decode.js');
  return async (picture) => {
    try {
      return decodeQR(picture);
    } catch {
      // It says by throwing that there is no code to be seen.
      return undefined;
    }
  };
}

/** A code on a photographed page needs the first size; a large sharp one is often found only in the second. */
const sizes = [1600, 640];

/** The text of the code in a picture file; undefined when there is none, or it is no picture. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const read = await loadReader();
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const size of sizes) {
    const found = await read(pixelsOf(picture, size, picture));
    if (found) return found;
  }
  return undefined;
}

/** The pixels of a picture or a film, made smaller so that its longer side is at most `size`. */
export function pixelsOf(
  source: CanvasImageSource,
  size: number,
  { width, height }: { width: number; height: number },
): ImageData {
  const scale = Math.min(1, size / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('This browser has no canvas.');
  // A code on a see-through ground is meant to be black on white.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(source, 0, 0, canvas.width, canvas.height);
  return paper.getImageData(0, 0, canvas.width, canvas.height);
}
