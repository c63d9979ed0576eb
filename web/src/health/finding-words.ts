import type { Finding, FindingName } from '@fairway/contract/health.ts';
import type { Say } from '../language/words.ts';
import { lengthWords, percent } from './measures.ts';

const day = 24 * 60 * 60;

/** What is wrong, in words. */
const titles: Record<FindingName, (words: Say, value: number) => string> = {
  databaseDown: (words) => words('findDatabaseDown'),
  connections: (words, value) => words('findConnections', { share: percent(value) }),
  longTransaction: (words, value) => words('findLongTransaction', { time: lengthWords(words, value) }),
  transactionAge: (words) => words('findTransactionAge'),
  noBackup: (words) => words('findNoBackup'),
  oldBackup: (words, value) => words('findOldBackup', { time: lengthWords(words, value * day) }),
  diskLow: (words, value) => words('findDiskLow', { share: percent(value) }),
  jobsGivenUp: (words, value) => words('findJobsGivenUp', { count: value }),
  jobsLate: (words, value) => words('findJobsLate', { time: lengthWords(words, value * 60) }),
  slow: (words, value) => words('findSlow', { time: lengthWords(words, value / 1_000) }),
  failing: (words, value) => words('findFailing', { share: percent(value) }),
  eventLoop: (words, value) => words('findEventLoop', { time: lengthWords(words, value / 1_000) }),
  memory: (words, value) => words('findMemory', { share: percent(value) }),
};

const advice = {
  databaseDown: 'adviseDatabaseDown',
  connections: 'adviseConnections',
  longTransaction: 'adviseLongTransaction',
  transactionAge: 'adviseTransactionAge',
  noBackup: 'adviseBackup',
  oldBackup: 'adviseBackup',
  diskLow: 'adviseDiskLow',
  jobsGivenUp: 'adviseJobsGivenUp',
  jobsLate: 'adviseJobsLate',
  slow: 'adviseSlow',
  failing: 'adviseFailing',
  eventLoop: 'adviseEventLoop',
  memory: 'adviseMemory',
} as const satisfies Record<FindingName, string>;

export const findingTitle = (words: Say, { what, value }: Finding): string => titles[what](words, value);
export const findingAdvice = (words: Say, { what }: Finding): string => words(advice[what]);
