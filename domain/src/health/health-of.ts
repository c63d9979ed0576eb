import type { Finding, FindingName, HealthFigures, HealthState } from '@fairway/contract/health.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A few slow calls at night say nothing about how fast the system is. */
const fewRequests = 20;

interface Rule {
  what: FindingName;
  /** What is measured; undefined where it says nothing now. */
  value: (figures: HealthFigures) => number | undefined;
  /** From here on somebody should look, and from here on something is broken. */
  watch: number;
  bad: number;
  /** Little of it is the trouble. */
  isLow?: true;
}

const busy = ({ requests }: HealthFigures) => requests.recent >= fewRequests;
const share = (part: number, whole: number) => (whole > 0 ? part / whole : undefined);

/** Every threshold there is. The rest of a database that is down is not known, so it is not judged. */
export const healthRules: readonly Rule[] = [
  { what: 'databaseDown', value: ({ database }) => (database.isUp ? 0 : 1), watch: 1, bad: 1 },
  {
    ...{ what: 'connections', watch: 0.8, bad: 0.95 },
    value: ({ database }) => share(database.connections, database.mostConnections),
  },
  /** Seconds. */
  {
    ...{ what: 'longTransaction', watch: 5 * 60, bad: 60 * 60 },
    value: ({ database }) => database.longestTransaction,
  },
  {
    ...{ what: 'transactionAge', watch: 500_000_000, bad: 1_500_000_000 },
    value: ({ database }) => database.transactionAge,
  },
  /** Days. */
  {
    ...{ what: 'oldBackup', watch: 2, bad: 7 },
    value: ({ at, backup }) => (backup.lastAt === null ? undefined : (at - backup.lastAt) / day),
  },
  {
    ...{ what: 'noBackup', watch: 2, bad: 7 },
    value: ({ at, backup }) => (backup.lastAt === null ? (at - backup.since) / day : undefined),
  },
  {
    ...{ what: 'diskLow', watch: 0.15, bad: 0.05, isLow: true },
    value: ({ disk }) => (disk ? share(disk.free, disk.size) : undefined),
  },
  { what: 'jobsGivenUp', value: ({ jobs }) => jobs.givenUp, watch: 1, bad: 50 },
  /** Minutes. */
  {
    ...{ what: 'jobsLate', watch: 5, bad: 30 },
    value: ({ at, jobs }) => (jobs.oldestDueAt === null ? undefined : (at - jobs.oldestDueAt) / minute),
  },
  /** Milliseconds. */
  {
    ...{ what: 'slow', watch: 1_000, bad: 5_000 },
    value: (figures) => (busy(figures) ? (figures.requests.p95 ?? undefined) : undefined),
  },
  {
    ...{ what: 'failing', watch: 0.01, bad: 0.1 },
    value: (figures) =>
      busy(figures) ? share(figures.requests.recentFailed, figures.requests.recent) : undefined,
  },
  /** Milliseconds. */
  { what: 'eventLoop', value: ({ eventLoop }) => eventLoop, watch: 200, bad: 1_000 },
  {
    ...{ what: 'memory', watch: 0.8, bad: 0.95 },
    value: ({ memory }) => share(memory.heap, memory.mostHeap),
  },
];

/** One word for all that was measured, and what is wrong, the worst first. */
export function healthOf(figures: HealthFigures): { state: HealthState; findings: Finding[] } {
  const findings = healthRules
    .flatMap((rule) => findingOf(rule, figures))
    .toSorted((a, b) => Number(b.level === 'bad') - Number(a.level === 'bad'));
  return { state: findings[0]?.level ?? 'good', findings };
}

function findingOf({ what, value: measure, watch, bad, isLow }: Rule, figures: HealthFigures): Finding[] {
  const value = measure(figures);
  if (value === undefined) return [];
  const reaches = (bound: number) => (isLow ? value < bound : value >= bound);
  if (reaches(bad)) return [{ what, level: 'bad', value }];
  return reaches(watch) ? [{ what, level: 'watch', value }] : [];
}
