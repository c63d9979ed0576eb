import type { AwaitingRelease, ReleaseRow } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { sumsText } from '../freight/money-text.ts';
import type { Say } from '../language/words.ts';
import { timeLeft } from '../shipments/shown/time-left.ts';
import { kindWords } from './release-words.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest unit that says enough. */
export function agoText(words: Say, at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past < hour) return words('releaseWaitedMinutes', { count: Math.floor(past / minute) });
  if (past < 2 * day) return words('releaseWaitedHours', { count: Math.floor(past / hour) });
  return words('releaseWaitedDays', { count: Math.floor(past / day) });
}

/** When the cargo arrives: how long until then, or since which day it is there. */
export function arrivalText(words: Say, { eta, ata }: Pick<ReleaseRow, 'eta' | 'ata'>, now: number): string {
  if (ata !== null) return words('releaseArrived', { date: formatDate(ata, 'yyyy-MM-dd') });
  return eta === null
    ? words('releaseEtaUnknown')
    : `${formatDate(eta, 'MM-dd')} ${timeLeft(words, eta, now)}`;
}

/** Left out where the reader may not see it. */
export const owedText = (words: Say, { balance }: Pick<AwaitingRelease, 'balance'>): string =>
  balance === undefined ? '' : sumsText(balance) || words('releaseNothingOwed');

export const kindText = (words: Say, { kind, containerNos }: Pick<ReleaseRow, 'kind' | 'containerNos'>) =>
  [
    words(kindWords[kind]),
    ...(containerNos.length > 0 ? [words('releasePartial', { count: containerNos.length })] : []),
  ].join(' · ');
