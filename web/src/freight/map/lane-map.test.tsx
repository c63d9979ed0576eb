import { expect, test } from 'vitest';
import { render } from '../../testing/render.ts';
import { LaneMap } from './lane-map.tsx';

const yantian = { id: 'port-CNYTN', name: '盐田', lat: 22.57, lon: 114.27 };
const rotterdam = { id: 'port-NLRTM', name: '鹿特丹', lat: 51.95, lon: 4.05 };
const ningbo = { id: 'port-CNNGB', name: '宁波', lat: 29.92, lon: 121.9 };
const losAngeles = { id: 'port-USLAX', name: '洛杉矶', lat: 33.74, lon: -118.26 };

/** How far the way reaches, and where the ports are. */
async function drawn(stops: (typeof yantian)[], isBySea: boolean) {
  const { container } = await render(<LaneMap label="航线图" stops={stops} isBySea={isBySea} height={132} />);
  await expect.poll(() => container.querySelector('.lane-map-way')).not.toBeNull();
  const way = container.querySelector<SVGPathElement>('.lane-map-way');
  if (!way) throw new Error('no way');
  const ports = [...container.querySelectorAll('circle')].map((dot) => ({
    x: Number(dot.getAttribute('cx')),
    y: Number(dot.getAttribute('cy')),
  }));
  return { box: way.getBBox(), pieces: way.getAttribute('d')?.split('M').length, ports };
}

test('a ship from Yantian to Rotterdam passes south of both, a plane does not', async () => {
  const ship = await drawn([yantian, rotterdam], true);
  expect(ship.box.y + ship.box.height).toBeGreaterThan(Math.max(...ship.ports.map(({ y }) => y)) + 5);
  const plane = await drawn([yantian, rotterdam], false);
  expect(plane.box.y + plane.box.height).toBeCloseTo(Math.max(...plane.ports.map(({ y }) => y)), 0);
});

test('a way over the Pacific is in one piece, from left to right', async () => {
  const { pieces, ports } = await drawn([ningbo, losAngeles], true);
  expect(pieces).toBe(2);
  expect(ports[0]?.x).toBeLessThan(ports[1]?.x ?? 0);
});
