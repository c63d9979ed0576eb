import type { MapPort, MapShipment } from '../map/map-rows.ts';

const day = 24 * 3_600_000;
const now = Date.now();

const lanes = [
  ...([
    ['sha', 'lax'],
    ['ngb', 'rtm'],
    ['ytn', 'ham'],
    ['tao', 'sin'],
    ['sha', 'syd'],
  ] as const),
  ...([
    ['ytn', 'lgb'],
    ['xmn', 'jea'],
    ['ngb', 'nyc'],
    ['tao', 'ssz'],
    ['sha', 'dur'],
  ] as const),
] as const;

const place = (id: string, name: string, lat: number, lon: number): MapPort => ({
  ...{ id, code: id.toUpperCase(), name, timeZone: 'Asia/Shanghai', lat, lon },
});
export const mapPorts: readonly MapPort[] = [
  place('sha', '上海', 31.35, 121.62),
  place('ngb', '宁波', 29.92, 121.9),
  place('ytn', '盐田', 22.57, 114.27),
  place('tao', '青岛', 36.0, 120.2),
  place('xmn', '厦门', 24.45, 118.05),
  place('lax', '洛杉矶', 33.74, -118.26),
  place('lgb', '长滩', 33.75, -118.21),
  place('nyc', '纽约', 40.68, -74.15),
  place('rtm', '鹿特丹', 51.95, 4.05),
  place('ham', '汉堡', 53.53, 9.93),
  place('sin', '新加坡', 1.27, 103.78),
  place('syd', '悉尼', -33.97, 151.21),
  place('jea', '杰贝阿里', 25.01, 55.06),
  place('ssz', '桑托斯', -23.95, -46.31),
  place('dur', '德班', -29.87, 31.03),
];

/** Shipments all over the world: some wait, most are at sea, some have arrived, some are in trouble. */
export const manyOnMap = (count: number): MapShipment[] =>
  Array.from({ length: count }, (_, index) => {
    const [polId, podId] = lanes[index % lanes.length] ?? lanes[0];
    const progress = (index * 37) % 112;
    const isOver = progress >= 100;
    const isBefore = progress < 8;
    return {
      ...{ id: `m${index}`, no: `SE2611${String(index).padStart(6, '0')}`, polId, podId, tsIds: [] },
      stage: isBefore ? 'booked' : isOver ? 'discharged' : 'atSea',
      ...{ etd: now - 10 * day, eta: now + 9 * day, atd: isBefore ? null : now - 10 * day },
      ...{ ata: isOver ? now - day : null, progress: isBefore ? 0 : Math.min(progress, 100) },
      ...{ mode: 'FCL', position: null },
      severity: index % 11 === 0 ? 'high' : index % 17 === 0 ? 'warn' : null,
    };
  });
