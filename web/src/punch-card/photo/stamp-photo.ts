import { blobOf, paperOf } from '../../ui/open-picture.ts';

export interface StampedPhoto {
  bytes: Blob;
  /** Of its bytes, as hexadecimal digits: whoever doubts the stored one can compare. */
  sha256: string;
  /** What was written on it. */
  text: string;
}

interface Source {
  picture: CanvasImageSource;
  width: number;
  height: number;
}

export const mostPhotoBytes = 500_000;
const longestSide = 1600;
const qualities = [0.85, 0.75, 0.65, 0.5];
const smaller = 0.75;

/** A photo with its time, place and person written on it, small enough for a slow network. */
export async function stampPhoto(source: Source, lines: readonly string[]): Promise<StampedPhoto> {
  let scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  for (;;) {
    const canvas = drawn(source, scale, lines);
    for (const quality of qualities) {
      const bytes = await blobOf(canvas, 'image/jpeg', quality);
      if (bytes.size <= mostPhotoBytes)
        return { bytes, sha256: await sha256Of(bytes), text: lines.join(' ') };
    }
    scale *= smaller;
  }
}

function drawn({ picture, width, height }: Source, scale: number, lines: readonly string[]) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const paper = paperOf(canvas);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  write(paper, lines);
  return canvas;
}

/** On a dark band at the foot: it can be read on any picture. */
function write(paper: CanvasRenderingContext2D, lines: readonly string[]): void {
  const { width, height } = paper.canvas;
  const size = Math.max(14, Math.round(Math.min(width, height) / 30));
  const line = Math.round(size * 1.45);
  const margin = Math.round(size * 0.7);
  paper.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`;
  const shown = lines.flatMap((text) => wrapped(paper, text, width - 2 * margin));
  const band = shown.length * line + margin;
  paper.fillStyle = 'rgb(0 0 0 / 55%)';
  paper.fillRect(0, height - band, width, band);
  paper.fillStyle = '#fff';
  paper.textBaseline = 'middle';
  for (const [at, text] of shown.entries())
    paper.fillText(text, margin, height - band + margin / 2 + line * (at + 0.5));
}

function wrapped(paper: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = [];
  let current = '';
  for (const letter of text) {
    if (current && paper.measureText(current + letter).width > width) {
      found.push(current);
      current = '';
    }
    current += letter;
  }
  return current ? [...found, current] : found;
}

export async function sha256Of(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
