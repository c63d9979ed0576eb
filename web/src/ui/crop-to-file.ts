import { blobOf, type OpenPicture, paperOf } from './open-picture.ts';

/** Which part of a picture: a square of the picture after it was turned. */
export interface PictureCrop {
  x: number;
  y: number;
  size: number;
  /** In degrees, clockwise, a multiple of 90. */
  turn: number;
}

/** Draws the cut so that it fills the canvas. */
export function drawCrop({ canvas: source }: OpenPicture, cut: PictureCrop, canvas: HTMLCanvasElement): void {
  const { width, height } = source;
  const isOnItsSide = cut.turn % 180 !== 0;
  const paper = paperOf(canvas);
  paper.resetTransform();
  paper.clearRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  paper.scale(canvas.width / cut.size, canvas.height / cut.size);
  paper.translate((isOnItsSide ? height : width) / 2 - cut.x, (isOnItsSide ? width : height) / 2 - cut.y);
  paper.rotate((cut.turn * Math.PI) / 180);
  paper.drawImage(source, -width / 2, -height / 2);
}

const jpegQuality = 0.9;

/** The cut as a file of its own: JPEG, or PNG where something shines through. */
export async function cropToFile(
  picture: OpenPicture,
  cut: PictureCrop,
  size: number,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  drawCrop(picture, cut, canvas);
  const type = shinesThrough(canvas) ? 'image/png' : 'image/jpeg';
  const blob = await blobOf(canvas, type, jpegQuality);
  return new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

function shinesThrough(canvas: HTMLCanvasElement): boolean {
  const { data } = paperOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 255) < 255) return true;
  return false;
}
