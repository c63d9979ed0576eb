import { expect, it } from 'vitest';
import { metresOfTrack, targetKeyOf, type VisitHalf, visitsOf } from './visits.ts';

const half = (written: string): VisitHalf => {
  const [id = '', kind, at, targetKey = ''] = written.split(' ');
  return { id, kind: kind === 'in' ? 'in' : 'out', at: Number(at) * 60_000, targetKey };
};

/** `in>out minutes` of each visit, and what is left over. */
const told = (...punches: string[]) => {
  const { visits, unpaired } = visitsOf(punches.map(half));
  return [...visits.map((one) => `${one.inId}>${one.outId ?? '-'} ${one.minutes ?? '-'}`), ...unpaired];
};

it.each([
  ['a visit', ['a in 10 x', 'b out 55 x'], ['a>b 45']],
  ['sent the other way round', ['b out 55 x', 'a in 10 x'], ['a>b 45']],
  ['not closed', ['a in 10 x'], ['a>- -']],
  ['no check-in', ['b out 55 x'], ['b']],
  ['a check-out elsewhere closes nothing', ['a in 10 x', 'b out 55 y'], ['a>- -', 'b']],
  ['one visit within another', ['a in 10 x', 'b in 20 y', 'c out 30 x', 'd out 60 y'], ['a>c 20', 'b>d 40']],
  [
    'two check-ins at one place: the last is closed',
    ['a in 10 x', 'b in 20 x', 'c out 30 x'],
    ['a>- -', 'b>c 10'],
  ],
  ['two visits of one place', ['a in 1 x', 'b out 2 x', 'c in 3 x', 'd out 9 x'], ['a>b 1', 'c>d 6']],
  ['without a target', ['a in 10', 'b out 12'], ['a>b 2']],
  ['in the same moment', ['b out 10 x', 'a in 10 x'], ['a>b 0']],
  ['a check-out before the check-in', ['b out 9 x', 'a in 10 x'], ['a>- -', 'b']],
])('%s', (_what, punches, expected) => expect(told(...punches)).toEqual(expected));

it('is the same in whatever order they arrive', () => {
  const day = ['a in 1 x', 'b in 2 y', 'c out 3 x', 'd out 4 x', 'e out 5 y', 'f in 6'];
  const right = told(...day);
  for (let turn = 1; turn < day.length; turn++)
    expect(told(...day.slice(turn), ...day.slice(0, turn))).toEqual(right);
});

it('a track is as long as its straight ways, and passes over what has no position', () => {
  const north = (lat: number) => ({ lat, lng: 121 });
  expect(metresOfTrack([])).toBe(0);
  expect(metresOfTrack([north(30)])).toBe(0);
  const there = metresOfTrack([north(30), north(30.1)]);
  expect(there).toBeGreaterThan(11_000);
  expect(there).toBeLessThan(11_200);
  expect(Math.abs(metresOfTrack([north(30), null, north(30.1), north(30)]) - 2 * there)).toBeLessThan(2);
});

it('targets of two kinds are never one', () => {
  expect(targetKeyOf(null)).toBe('');
  expect(targetKeyOf({ kind: 'port', id: '1' })).not.toBe(targetKeyOf({ kind: 'customer', id: '1' }));
});
