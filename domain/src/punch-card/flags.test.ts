import { expect, it } from 'vitest';
import { flagsOf, metresOutside, needsReason, speedBetween } from './flags.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 19, 2);
const target = { lat: 29.87, lng: 121.55 };
const north = (metres: number) => ({ lat: target.lat + metres / 111_195, lng: target.lng });
const plain: Parameters<typeof flagsOf>[0] = {
  position: { ...target, accuracy: 10 },
  ...{ isMock: false, at: now, receivedAt: now, clockOffBy: 0, wasSet: false },
  ...{ target, radius: 500, rule: null, weekday: 4, minute: 600 },
  ...{ beside: [], deviceId: 'phone', lastDeviceId: 'phone' },
};
const office = { days: [1, 2, 3, 4, 5], fromMinute: 540, toMinute: 1_080 };

it.each<[string, Partial<typeof plain>, string[]]>([
  ['nothing', {}, []],
  ['nothing without a target', { target: null, position: { ...north(9_000), accuracy: 10 } }, []],
  ['far from the target', { position: { ...north(900), accuracy: 10 } }, ['outsideTarget']],
  ['near enough for what the device knows', { position: { ...north(560), accuracy: 80 } }, []],
  ['unsure', { position: { ...target, accuracy: 201 } }, ['badAccuracy']],
  ['as unsure as may be', { position: { ...target, accuracy: 200 } }, []],
  ['mock', { isMock: true }, ['mockLocation']],
  ['clock ahead', { clockOffBy: 121_000 }, ['clockOff']],
  ['clock behind', { clockOffBy: -121_000 }, ['clockOff']],
  ['clock nearly right', { clockOffBy: 119_000 }, []],
  ['clock was set', { wasSet: true }, ['clockOff']],
  ['sent after an hour', { at: now - hour }, ['sentLate']],
  ['sent after a day and more', { at: now - 25 * hour }, ['sentVeryLate']],
  ['in a tunnel', { at: now - 60_000 }, []],
  ['too fast', { beside: [{ ...north(400_000), accuracy: 20, at: now - hour }] }, ['impossibleSpeed']],
  [
    'too fast to the next one',
    { beside: [{ ...north(400_000), accuracy: 20, at: now + hour }] },
    ['impossibleSpeed'],
  ],
  ['by train', { beside: [{ ...north(300_000), accuracy: 20, at: now - hour }] }, []],
  ['outside of the times', { rule: office, minute: 500 }, ['outsideTimes']],
  ['at the weekend', { rule: office, weekday: 6 }, ['outsideTimes']],
  ['within the times', { rule: office }, []],
  ['another device', { deviceId: 'tablet' }, ['changedDevice']],
  ['the first device', { lastDeviceId: '' }, []],
  ['a device that does not say', { deviceId: '' }, []],
  [
    'many at once, in their order',
    { position: { ...north(5_000), accuracy: 500 }, isMock: true, at: now - 30 * hour, deviceId: 'x' },
    ['outsideTarget', 'badAccuracy', 'mockLocation', 'sentVeryLate', 'changedDevice'],
  ],
])('%s', (_what, facts, expected) => {
  expect(flagsOf({ ...plain, ...facts }).map(({ flag }) => flag)).toEqual(expected);
});

it('says by how much', () => {
  const [outside] = flagsOf({ ...plain, position: { ...north(900), accuracy: 10 } });
  expect(outside?.value).toBeGreaterThan(380);
  expect(outside?.value).toBeLessThan(400);
  expect(flagsOf({ ...plain, clockOffBy: -300_000 })).toEqual([{ flag: 'clockOff', value: -300_000 }]);
  expect(flagsOf({ ...plain, at: now - hour })).toEqual([{ flag: 'sentLate', value: hour }]);
});

it('a day is late enough to need a reason, and not before it is over', () => {
  expect(needsReason(now - 24 * hour, now)).toBe(false);
  expect(needsReason(now - 24 * hour - 1, now)).toBe(true);
});

it('somebody who stands still and jumps on the plan does not travel', () => {
  const here = { ...target, accuracy: 30, at: now };
  expect(speedBetween(here, { ...north(60), accuracy: 40, at: now + 1_000 })).toBe(0);
  expect(speedBetween(here, { ...north(2_000), accuracy: 40, at: now + 1_000 })).toBeLessThan(350);
});

/** The same numbers in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
/** Near nothing mostly, seldom far: about a normal distribution. */
const spread = (next: () => number) => (next() + next() + next() + next() - 2) * Math.sqrt(3);

/** What devices say of where they stand: by how much they are off, and by how much they say they are. */
const surroundings = [
  { name: 'open field', off: 6, said: [5, 15], jump: 0, upTo: 0.3 },
  { name: 'urban canyon', off: 28, said: [20, 65], jump: 0.05, upTo: 0.6 },
  { name: 'indoors', off: 45, said: [40, 150], jump: 0.03, upTo: 0.85 },
  { name: 'cell only', off: 160, said: [300, 1_500], jump: 0, upTo: 1 },
] as const;

it('of 500 tracks of people who are there, fewer than one punch in a hundred is called outside', () => {
  const next = numbersFrom(20_261_119);
  let punches = 0;
  let wrong = 0;
  let missed = 0;
  let away = 0;
  for (let track = 0; track < 500; track++) {
    const dice = next();
    const around = surroundings.find(({ upTo }) => dice < upTo) ?? surroundings[0];
    for (let stop = 0; stop < 6; stop++) {
      // Somewhere on the premises, which the radius was chosen for.
      const stand = { north: spread(next) * 120, east: spread(next) * 120 };
      const jump = next() < around.jump ? 200 : 0;
      const [least, most] = around.said;
      const at = (east: number, up: number) => ({
        lat: target.lat + up / 111_195,
        lng: target.lng + east / (111_195 * Math.cos((target.lat * Math.PI) / 180)),
        accuracy: least + next() * (most - least),
      });
      const off = () => spread(next) * around.off;
      punches += 1;
      if (metresOutside(at(stand.east + off() + jump, stand.north + off()), target, 500) !== null) wrong += 1;
      // Somebody three kilometres away is never called inside, however unsure the device.
      away += 1;
      if (metresOutside(at(3_000 + off(), off()), target, 500) === null) missed += 1;
    }
  }
  expect(punches).toBe(3_000);
  expect(wrong / punches).toBeLessThan(0.01);
  expect(missed / away).toBe(0);
});
