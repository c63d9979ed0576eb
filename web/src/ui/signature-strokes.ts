import Pad, { type PointGroup } from 'signature_pad';
import { paperOf } from './open-picture.ts';

/** What was drawn, stroke by stroke. */
export type Strokes = readonly PointGroup[];

export const ink = '#10151d';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxAround(strokes: Strokes): Box {
  const points = strokes.flatMap((stroke) => stroke.points);
  const margin = 2 * Math.max(...strokes.map((stroke) => Math.max(stroke.maxWidth, stroke.dotSize)));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** The same strokes inside a smaller field, as after a phone was turned: moved, and made smaller if they must. */
export function fitStrokes(strokes: Strokes, width: number, height: number): PointGroup[] {
  if (strokes.length === 0) return [];
  const box = boxAround(strokes);
  const scale = Math.min(1, width / box.width, height / box.height);
  const into = (start: number, length: number, room: number) =>
    Math.min(Math.max(start, 0), room - length * scale) - start * scale;
  const [moveX, moveY] = [into(box.left, box.width, width), into(box.top, box.height, height)];
  if (scale === 1 && moveX === 0 && moveY === 0) return [...strokes];
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * scale,
    minWidth: stroke.minWidth * scale,
    maxWidth: stroke.maxWidth * scale,
    points: stroke.points.map((point) => ({
      ...point,
      x: point.x * scale + moveX,
      y: point.y * scale + moveY,
    })),
  }));
}

const most = { width: 800, height: 400, scale: 3, characters: 250_000 };

/** The strokes as a PNG data URL: dark ink on nothing, trimmed, small enough to be kept with every approval. */
export function signaturePicture(strokes: Strokes): string {
  const box = boxAround(strokes);
  let scale = Math.min(most.width / box.width, most.height / box.height, most.scale);
  for (;;) {
    const picture = trimmed(drawn(strokes, box, scale)).toDataURL('image/png');
    if (picture.length <= most.characters) return picture;
    scale /= 2;
  }
}

function drawn(strokes: Strokes, box: Box, scale: number): HTMLCanvasElement {
  const canvas = canvasOf(Math.floor(box.width * scale), Math.floor(box.height * scale));
  const pad = new Pad(canvas);
  pad.off();
  paperOf(canvas).setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  pad.fromData([...strokes], { clear: false });
  return canvas;
}

const border = 4;

/** Without the empty rows and columns around the ink. */
function trimmed(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = canvas;
  const { data } = paperOf(canvas).getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const result = canvasOf(
    Math.min(right - left + 2 * border, most.width),
    Math.min(bottom - top + 2 * border, most.height),
  );
  paperOf(result).drawImage(canvas, border - left, border - top);
  return result;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  return canvas;
}
