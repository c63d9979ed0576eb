import type { PunchRow, ShownPunchFlag } from '@fairway/contract/punch-card.ts';
import type {
  PunchExplanation,
  PunchFlag,
  PunchKind,
  PunchTargetKind,
} from '@fairway/contract/punch-fields.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say, WordKey } from '../language/words.ts';
import { lengthText } from '../places/far-words.ts';
import type { Tone } from '../ui/state-label.tsx';

export const kindWords = { in: 'punchIn', out: 'punchOut' } as const satisfies Record<PunchKind, WordKey>;

export const targetKindWords = {
  customer: 'punchCustomer',
  port: 'punchPort',
} as const satisfies Record<PunchTargetKind, WordKey>;

/** In a word or two, as a label. */
export const flagWords = {
  outsideTarget: 'punchFlagOutside',
  badAccuracy: 'punchFlagAccuracy',
  mockLocation: 'punchFlagMock',
  clockOff: 'punchFlagClock',
  sentLate: 'punchFlagLate',
  sentVeryLate: 'punchFlagVeryLate',
  impossibleSpeed: 'punchFlagSpeed',
  outsideTimes: 'punchFlagTimes',
  changedDevice: 'punchFlagDevice',
  noCheckIn: 'punchFlagNoCheckIn',
  notClosed: 'punchFlagNotClosed',
} as const satisfies Record<PunchFlag, WordKey>;

export const explanationWords = {
  none: 'punchUnexplained',
  asked: 'punchExplaining',
  accepted: 'punchExplained',
  refused: 'punchExplanationRefused',
} as const satisfies Record<PunchExplanation, WordKey>;

export const explanationTones: Record<PunchExplanation, Tone> = {
  ...{ none: 'neutral', asked: 'brand', accepted: 'good', refused: 'bad' },
};

const grave: readonly PunchFlag[] = ['mockLocation', 'impossibleSpeed'];
export const flagTone = (flag: PunchFlag): Tone => (grave.includes(flag) ? 'bad' : 'warn');

/** What was noticed, with its figure. */
export function flagReason(words: Say, { flag, value }: ShownPunchFlag): string {
  const figure = value ?? 0;
  if (flag === 'outsideTarget') return words('punchWhyOutside', { length: lengthText(words, figure) });
  if (flag === 'badAccuracy') return words('punchWhyAccuracy', { length: lengthText(words, figure) });
  if (flag === 'clockOff') return clockText(words, figure);
  if (flag === 'sentLate') return words('punchWhyLate', { duration: durationText(words, figure) });
  if (flag === 'sentVeryLate') return words('punchWhyVeryLate', { duration: durationText(words, figure) });
  if (flag === 'impossibleSpeed') return words('punchWhySpeed', { count: Math.round(figure) });
  return words(plainReasons[flag]);
}

const plainReasons = {
  mockLocation: 'punchWhyMock',
  outsideTimes: 'punchWhyTimes',
  changedDevice: 'punchWhyDevice',
  noCheckIn: 'punchWhyNoCheckIn',
  notClosed: 'punchWhyNotClosed',
} as const satisfies Partial<Record<PunchFlag, WordKey>>;

/** Nobody sets their clock better than this. */
const sameTime = 5_000;

/** How the clock of the device stood to that of the server. */
export function clockText(words: Say, offBy: number): string {
  if (Math.abs(offBy) < sameTime) return words('punchClockRight');
  const duration = durationText(words, Math.abs(offBy));
  return words(offBy > 0 ? 'punchClockAhead' : 'punchClockBehind', { duration });
}

const second = 1_000;
const minute = 60 * second;

export function durationText(words: Say, milliseconds: number): string {
  if (milliseconds < minute) return words('punchSeconds', { count: Math.round(milliseconds / second) });
  const minutes = Math.round(milliseconds / minute);
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = [
    days > 0 && words('punchDays', { count: days }),
    hours > 0 && words('punchHours', { count: hours }),
    rest > 0 && days === 0 && words('punchMinutes', { count: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}

export const minutesText = (words: Say, minutes: number): string =>
  minutes < 1 ? words('punchMinutes', { count: 0 }) : durationText(words, minutes * minute);

/** Where it was, in what is known of it. */
export function placeText(
  words: Say,
  { lat, lng, address }: Pick<PunchRow, 'lat' | 'lng' | 'address'>,
): string {
  if (address) return address;
  return lat === null || lng === null
    ? words('punchPositionRemoved')
    : `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}

/** Only the time where it is of the day that is shown. */
export const timeText = (at: number): string => formatDate(at, 'HH:mm');
export const dayTimeText = (at: number): string => formatDate(at, 'MM-dd HH:mm');

/** Sure, good enough, or of little use. */
export type Sureness = 'good' | 'fair' | 'bad';
const sure = 30;
export function surenessOf(accuracy: number, worst: number): Sureness {
  if (accuracy <= sure) return 'good';
  return accuracy <= worst ? 'fair' : 'bad';
}

/** Where there is little room: the unit itself, without those above it. */
export const unitText = (organize: string): string => organize.split(',')[0]?.split('/').at(-1) ?? '';
