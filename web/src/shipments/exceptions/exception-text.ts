import { cutOffs } from '@fairway/contract/carriers.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { ExceptionStatus, listExceptions } from '@fairway/contract/shipment-tracking.ts';
import type { Say } from '../../language/words.ts';
import type { Tone } from '../../ui/state-label.tsx';
import { dueWord } from '../shown/shipment-words.ts';
import { timeLeft } from '../shown/time-left.ts';

export type ExceptionRow = Reply<typeof listExceptions>['list'][number];

export const exceptionTones: Readonly<Record<ExceptionStatus, Tone>> = {
  open: 'warn',
  acknowledged: 'brand',
  resolved: 'good',
  ignored: 'neutral',
};

export const isOpenException = ({ status }: { status: ExceptionStatus }): boolean =>
  status === 'open' || status === 'acknowledged';

const daysFrom = 48;

/** What it is about, in words: how late, a cut-off, or as the rule wrote it. */
export function exceptionDetail(
  words: Say,
  { code, detail, status, dueAt }: Pick<ExceptionRow, 'code' | 'detail' | 'status' | 'dueAt'>,
): string {
  if (code === 'ETD_DELAY' || code === 'ETA_DELAY') {
    const hours = Number(detail);
    if (!Number.isFinite(hours) || detail === '') return detail;
    const size = Math.abs(hours);
    if (size < daysFrom)
      return words(hours < 0 ? 'exceptionHoursEarly' : 'exceptionHoursLate', { count: size });
    const count = Math.round(size / 24);
    return words(hours < 0 ? 'exceptionDaysEarly' : 'exceptionDaysLate', { count });
  }
  if (!cutOffs.some((one) => one === detail)) return detail;
  const cutOff = words(dueWord(detail));
  if (dueAt === null || !isOpenException({ status })) return cutOff;
  return words('exceptionCutOff', { cutOff, left: timeLeft(words, dueAt, Date.now()) });
}
