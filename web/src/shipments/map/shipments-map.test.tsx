import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { manyOnMap, mapPorts } from '../testing/on-map.ts';
import { calls, openShipments } from '../testing/shipments.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const canvas = () => document.querySelector<HTMLCanvasElement>('.map-canvas canvas');
const mapPath = `${myShipmentsPath}?show=map`;
const onMap = (count: number) => success({ list: manyOnMap(count), ports: mapPorts, isCut: false });

afterEach(() => page.viewport(390, 844));

/** What the canvas shows around its middle: something is drawn where colours differ. */
function coloursDrawn(): number {
  const element = canvas();
  const pixels = element?.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 64)
    seen.add(((pixels[at] ?? 0) << 16) + ((pixels[at + 1] ?? 0) << 8) + (pixels[at + 2] ?? 0));
  return seen.size;
}

test('two thousand shipments are on the map, under the filter of the list', async () => {
  const room = await openShipments(`${mapPath}&f.segment=onTheWay&f.ship=EVER`, {
    answers: { [calls.map]: [onMap(2_000)] },
  });
  await expect.poll(() => canvas()?.dataset.whole).toBe('true');
  expect(canvas()?.dataset.ships).toBe('2000');
  expect(coloursDrawn()).toBeGreaterThan(8);
  expect(bodyOf((await room.heard(calls.map))[0])).toMatchObject({
    segment: 'onTheWay',
    filters: { vessel: 'EVER' },
  });
  expect(await room.heard(calls.list)).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('a tap shows the shipment there, and its page opens from that', async () => {
  const [only] = manyOnMap(1);
  const atSea = { ...only, id: 's1', no: 'SE2611000001', progress: 50, stage: 'atSea', severity: 'high' };
  await openShipments(mapPath, {
    answers: { [calls.map]: [success({ list: [atSea], ports: mapPorts, isCut: false })] },
  });
  await expect.poll(() => canvas()?.dataset.whole).toBe('true');
  // One alone lies in the middle of the map.
  await userEvent.click(page.getByRole('application'));
  await expect.element(page.getByRole('heading', { name: 'SE2611000001' })).toBeVisible();
  await expect.element(page.getByText('按船期推算的位置')).toBeVisible();
  await page.getByRole('button', { name: '打开跟踪页' }).click();
  await expect.poll(place).toBe(shipmentPathOf('s1'));
});

test('a desk has the list beside it: keys choose there, and move and magnify the map', async () => {
  await page.viewport(1440, 900);
  await openShipments(mapPath, { answers: { [calls.map]: [onMap(200)] } });
  await expect.poll(() => canvas()?.dataset.whole).toBe('true');
  const rows = page.getByRole('navigation', { name: '图上的货物' }).getByRole('button');
  (rows.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'SE2611000001' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('heading', { name: 'SE2611000001' }).elements()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('without any it says so, and takes the filter back', async () => {
  await openShipments(`${mapPath}&f.segment=arrived`, {
    answers: { [calls.map]: [success({ list: [], ports: [], isCut: false })] },
  });
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect.poll(place).toBe(mapPath);
  await expect.element(page.getByText('图上没有货物')).toBeVisible();
});
