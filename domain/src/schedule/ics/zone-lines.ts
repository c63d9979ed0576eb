import { wallTimeOf } from '../../time/zoned.ts';
import { type Wall, wallAt } from '../wall-clock.ts';

const [minute, day] = [60_000, 86_400_000];
/** No clock is moved twice within so many days. */
const stride = 7 * day;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** A clock is moved: when, from and to how far ahead of Greenwich. */
interface Move {
  at: number;
  from: number;
  to: number;
}

/** Moves of the same kind, in years that follow one another, or one alone. */
interface Moves {
  first: Move;
  last: Move;
  /** Such as `BYMONTH=3;BYDAY=-1SU`; several where it is not yet decided. */
  patterns: readonly string[];
}

/** A zone as calendars describe it that do not know its name: how far ahead it is from one moment to another. */
export function zoneLines(zone: string, from: number, until: number): string[] {
  const start = Date.UTC(new Date(from).getUTCFullYear() - 1, 0);
  const moves = movesOf(zone, start, until);
  const first = aheadAt(start, zone);
  const kinds: Moves[] = [];
  for (const move of moves) {
    const patterns = patternsOf(move);
    const kind = kinds.find(
      (one) => isNext(one.last, move) && one.patterns.some((p) => patterns.includes(p)),
    );
    if (kind) {
      kind.last = move;
      kind.patterns = kind.patterns.filter((one) => patterns.includes(one));
    } else kinds.push({ first: move, last: move, patterns });
  }
  const standard = Math.min(first, ...moves.flatMap((one) => [one.from, one.to]));
  const lastYear = new Date(until).getUTCFullYear();
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', wallAt(start + first), { from: first, to: first }),
    ...kinds.flatMap(({ first: one, last, patterns: [pattern] }) => {
      const year = new Date(last.at).getUTCFullYear();
      // As far as anybody looked it goes on like this.
      const ending = year >= lastYear - 1 ? '' : `;UNTIL=${utcText(last.at)}`;
      const isOnce = one === last && ending !== '';
      return observance(
        one.to > standard ? 'DAYLIGHT' : 'STANDARD',
        wallAt(one.at + one.from),
        one,
        isOnce || pattern === undefined ? undefined : `FREQ=YEARLY;${pattern}${ending}`,
      );
    }),
    'END:VTIMEZONE',
  ];
}

const observance = (
  name: 'STANDARD' | 'DAYLIGHT',
  start: Wall,
  { from, to }: Pick<Move, 'from' | 'to'>,
  rule?: string,
): string[] => [
  `BEGIN:${name}`,
  `DTSTART:${start.replace(/[-:]/g, '')}00`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  ...(rule === undefined ? [] : [`RRULE:${rule}`]),
  `END:${name}`,
];

const isNext = (before: Move, move: Move): boolean =>
  before.from === move.from &&
  before.to === move.to &&
  yearOf(before) + 1 === yearOf(move) &&
  wallAt(before.at + before.from).slice(11) === wallAt(move.at + move.from).slice(11);

const yearOf = ({ at, from }: Move): number => new Date(at + from).getUTCFullYear();

/** What a yearly rule could say of it: the nth of such a weekday in its month, or the last. */
function patternsOf({ at, from }: Move): string[] {
  const wall = new Date(at + from);
  const [date, month] = [wall.getUTCDate(), wall.getUTCMonth() + 1];
  const weekday = weekdays[wall.getUTCDay()];
  const daysLeft = new Date(Date.UTC(wall.getUTCFullYear(), month, 0)).getUTCDate() - date;
  const places = [...(daysLeft < 7 ? [-1] : []), ...(date <= 28 ? [Math.ceil(date / 7)] : [])];
  return places.map((place) => `BYMONTH=${month};BYDAY=${place}${weekday}`);
}

function movesOf(zone: string, from: number, until: number): Move[] {
  const moves: Move[] = [];
  let before = aheadAt(from, zone);
  for (let at = from; at < until; at += stride) {
    const after = aheadAt(at + stride, zone);
    if (after !== before) moves.push({ at: momentOfMove(zone, at, at + stride), from: before, to: after });
    before = after;
  }
  return moves;
}

function momentOfMove(zone: string, from: number, until: number): number {
  const before = aheadAt(from, zone);
  let [low, high] = [from, until];
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute;
    if (aheadAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Milliseconds a zone is ahead of Greenwich, in whole minutes. */
function aheadAt(at: number, zone: string): number {
  const wall = wallTimeOf(at, zone);
  if (!wall) return 0;
  const shown = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  return Math.round((shown - Math.floor(at / 1_000) * 1_000) / minute) * minute;
}

function offsetText(ahead: number): string {
  const minutes = Math.abs(ahead) / minute;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

export const utcText = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
