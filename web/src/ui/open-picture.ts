/** A picture as it is worked with: upright, and no larger than a phone can handle. */
export interface OpenPicture {
  canvas: HTMLCanvasElement;
  /** For an `img`; to be given back with `closePicture`. */
  address: string;
}

/** This browser cannot show it: no picture, a broken one, or a kind it does not know. */
export class UnreadablePicture extends Error {}

/** A camera takes 12 million points and more; nothing here needs more than this on the longer side. */
const longestSide = 2048;

/** Opens whatever picture the browser itself can show, turned as the camera was held. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const original = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = original;
    await image.decode().catch(() => {
      throw new UnreadablePicture();
    });
    const canvas = drawn(image);
    return { canvas, address: URL.createObjectURL(await blobOf(canvas, 'image/png')) };
  } finally {
    URL.revokeObjectURL(original);
  }
}

export const closePicture = ({ address }: OpenPicture) => URL.revokeObjectURL(address);

function drawn(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) throw new UnreadablePicture();
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const paper = paperOf(canvas);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function paperOf(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const paper = canvas.getContext('2d', settings);
  if (!paper) throw new Error('This browser has no canvas.');
  return paper;
}

export function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())), type, quality);
  });
}
