import { expect, test } from 'vitest';
import { openPicture, paperOf } from '../../ui/open-picture.ts';
import { mostPhotoBytes, sha256Of, stampPhoto } from './stamp-photo.ts';

/** A picture of noise, the hardest to make small. */
function noise(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paper = paperOf(canvas);
  const image = paper.createImageData(width, height);
  for (let at = 0; at < image.data.length; at += 65_536)
    crypto.getRandomValues(image.data.subarray(at, at + 65_536));
  for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255;
  paper.putImageData(image, 0, 0);
  return canvas;
}

function white(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const paper = paperOf(canvas);
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  return canvas;
}

test('a photo of a good camera becomes small, keeps its shape and is known by its hash', async () => {
  const { bytes, sha256 } = await stampPhoto({ picture: noise(2400, 1800), width: 2400, height: 1800 }, [
    '王小明',
  ]);
  expect(bytes.type).toBe('image/jpeg');
  expect(bytes.size).toBeLessThanOrEqual(mostPhotoBytes);
  const { canvas } = await openPicture(bytes);
  expect(canvas.width / canvas.height).toBeCloseTo(4 / 3, 1);
  expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(1600);
  expect(sha256).toMatch(/^[\da-f]{64}$/);
  expect(sha256).toBe(await sha256Of(bytes));
});

test('its foot is dark and written on, a long place in several lines, and the rest is untouched', async () => {
  const source = { picture: white(600, 800), width: 600, height: 800 };
  const short = await darkRows(await stampPhoto(source, ['2026-11-18 09:30:12', '王小明']));
  const long = await darkRows(
    await stampPhoto(source, ['2026-11-18 09:30:12', '上海市浦东新区'.repeat(12), '王小明']),
  );
  expect(short.from).toBeGreaterThan(700);
  expect(short.letters).toBeGreaterThan(50);
  expect(long.from).toBeLessThan(short.from - 30);
});

/** From which row on it is dark at its edge, and how many points of letters stand there. */
async function darkRows({ bytes }: { bytes: Blob }) {
  const { canvas } = await openPicture(bytes);
  const { data } = paperOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const lightAt = (x: number, y: number) => data[(y * canvas.width + x) * 4] ?? 0;
  let from = canvas.height;
  while (from > 0 && lightAt(1, from - 1) < 200) from--;
  let letters = 0;
  for (let y = from; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) if (lightAt(x, y) > 230) letters++;
  return { from, letters };
}
