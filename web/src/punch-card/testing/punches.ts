import type { Punch } from '@fairway/contract/punch-card.ts';
import { vi } from 'vitest';
import type { Answer } from '../../testing/answers.ts';
import { success } from '../../testing/answers.ts';
import { currentUser, grants } from '../../testing/people.ts';
import { erasePunch, waitingPunchesOf } from '../queue/waiting-database.ts';

const base = '/api/extend/FieldPunchCard';
export const calls = {
  start: `GET ${base}/Start`,
  agree: `POST ${base}/Notice/Agree`,
  targets: `GET ${base}/Targets`,
  add: `POST ${base}`,
  day: `GET ${base}/Day`,
  month: `GET ${base}/Month`,
  one: `GET ${base}/p1`,
  explain: `POST ${base}/p1/Explanation`,
  team: `GET ${base}/Team`,
  people: `GET ${base}/Team/People`,
  statistics: `GET ${base}/Team/Statistics`,
  rules: `GET ${base}/Rules`,
  saveRule: `PUT ${base}/Rules`,
  deleteRule: `DELETE ${base}/Rules/r1`,
  map: `GET ${base}/Map`,
  photo: 'POST /api/file/Uploader/annexpic',
};

export const at = Date.UTC(2026, 10, 18, 1, 32, 10);
export const punch = (changes: Partial<Punch> = {}): Punch => ({
  ...{ id: 'p1', clientId: 'c-p1', kind: 'in', userId: 'u1', realName: '王小明', headIcon: '' },
  ...{ isExternal: false, organize: '销售一部', day: '2026-11-18', at, receivedAt: at + 900 },
  ...{ isQueued: false, clockOffBy: 700, lat: 31.3462, lng: 121.6031, accuracy: 18, datum: 'WGS84' },
  ...{ address: '上海市浦东新区', addressSource: 'map', distance: 40, radius: 500, flags: [], note: '' },
  target: { kind: 'customer', id: 'c1', name: '华东机电', address: '张江路' },
  ...{ photos: 0, explanation: 'none', pairId: null, minutes: null, isPositionRemoved: false },
  ...{ arePhotosRemoved: false, isMine: true, lateReason: '', watermark: '', photoList: [] },
  ...{ fixes: [], rule: null, targetSpot: { lat: 31.346, lng: 121.603 }, explained: null },
  mayExplain: false,
  ...changes,
});

const rule = { id: 'r1', name: '销售外勤', days: [1, 2, 3, 4, 5], fromMinute: 480, toMinute: 1_200 };
export const start = (changes: object = {}) =>
  success({
    ...{ serverTime: Date.now(), today: '2026-11-18', open: [], team: 0 },
    rule: { ...rule, radius: 300, isPhotoRequired: false },
    notice: {
      ...{ version: 3, text: '', positionDays: 365, photoDays: 180, seenBy: ['managers'] },
      ...{ isSentToMap: false, isAgreed: true, agreedTime: at },
    },
    ...changes,
  });

export const near = {
  kind: 'customer',
  id: 'c1',
  name: '华东机电',
  address: '张江路',
  lat: 31.346,
  lng: 121.603,
};
export const targets = success({
  list: [
    { ...near, distance: 30 },
    {
      kind: 'port',
      id: 'port-CNNGB',
      name: '宁波',
      address: '浙江',
      lat: 29.87,
      lng: 121.55,
      distance: 164_000,
    },
    { kind: 'customer', id: 'c2', name: '远洋贸易', address: '', lat: null, lng: null, distance: null },
  ],
});

export const onDay = (...punches: Punch[]) => success({ punches, visits: [], metres: 0 });
export const listed = (...list: object[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });

export const answers: Record<string, Answer[]> = {
  [calls.start]: [start()],
  [calls.targets]: [targets],
  [calls.day]: [onDay()],
};
export const user = (...buttons: string[]) => ({
  ...currentUser,
  permissionList: [grants('punchCard', buttons)],
});

/** The device says that one is here. */
export function standAt(latitude: number, longitude: number, accuracy: number, more: object = {}): void {
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation(((found: PositionCallback) => {
    const coords = { latitude, longitude, accuracy, ...more };
    queueMicrotask(() => found({ coords, timestamp: Date.now() } as unknown as GeolocationPosition));
    return 1;
  }) as Geolocation['watchPosition']);
}

/** The device does not say where one is. */
export function hidePosition(code: number): void {
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation(((
    _: PositionCallback,
    failed: PositionErrorCallback,
  ) => {
    queueMicrotask(() => failed({ code } as GeolocationPositionError));
    return 1;
  }) as Geolocation['watchPosition']);
}

export async function emptyQueue(): Promise<void> {
  for (const person of ['u1', 'u2'])
    for (const waiting of await waitingPunchesOf(person)) await erasePunch(waiting);
}
