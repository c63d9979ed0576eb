import type { FindingName, HealthFigures } from '@fairway/contract/health.ts';
import { expect, test } from 'vitest';
import { healthOf } from './health-of.ts';

const at = Date.UTC(2026, 10, 18);
const [minute, day] = [60_000, 86_400_000];
const well: HealthFigures = {
  at,
  database: {
    ...{ kind: 'embedded', isUp: true, size: 1e9, connections: 5, mostConnections: 100 },
    ...{ longestTransaction: 0, transactionAge: 1_000 },
  },
  backup: { lastAt: at - day, bytes: 1e8, since: at - 100 * day },
  disk: { free: 50, size: 100 },
  jobs: { waiting: 0, running: 0, retrying: 0, givenUp: 0, oldestDueAt: null },
  requests: { perMinute: 60, recent: 300, recentFailed: 0, p95: 40, minutes: [], p95s: [] },
  memory: { used: 2e8, heap: 1e8, mostHeap: 4e9, minutes: [] },
  eventLoop: 3,
  live: { sockets: 2, people: 2, processes: 1 },
  ...{ version: '1', startedAt: at - day },
};

const database = (changes: Partial<HealthFigures['database']>) => ({
  database: { ...well.database, ...changes },
});
const backup = (changes: Partial<HealthFigures['backup']>) => ({ backup: { ...well.backup, ...changes } });
const jobs = (changes: Partial<HealthFigures['jobs']>) => ({ jobs: { ...well.jobs, ...changes } });
const requests = (changes: Partial<HealthFigures['requests']>) => ({
  requests: { ...well.requests, ...changes },
});
const heap = (used: number) => ({ memory: { ...well.memory, heap: used, mostHeap: 100 } });

test('when everything is well there is nothing to say', () => {
  expect(healthOf(well)).toEqual({ state: 'good', findings: [] });
});

test.each<[string, Partial<HealthFigures>, FindingName | undefined, 'watch' | 'bad' | 'good']>([
  ['a database that is down', database({ isUp: false }), 'databaseDown', 'bad'],
  ['79 of 100 connections', database({ connections: 79 }), undefined, 'good'],
  ['80 of 100 connections', database({ connections: 80 }), 'connections', 'watch'],
  ['95 of 100 connections', database({ connections: 95 }), 'connections', 'bad'],
  ['connections nobody could count', database({ connections: 0, mostConnections: 0 }), undefined, 'good'],
  ['a transaction of 299 s', database({ longestTransaction: 299 }), undefined, 'good'],
  ['a transaction of 5 min', database({ longestTransaction: 300 }), 'longTransaction', 'watch'],
  ['a transaction of an hour', database({ longestTransaction: 3_600 }), 'longTransaction', 'bad'],
  ['old rows', database({ transactionAge: 500_000_000 }), 'transactionAge', 'watch'],
  ['very old rows', database({ transactionAge: 1_500_000_000 }), 'transactionAge', 'bad'],
  ['a backup of almost 2 days', backup({ lastAt: at - 2 * day + 1 }), undefined, 'good'],
  ['a backup of 2 days', backup({ lastAt: at - 2 * day }), 'oldBackup', 'watch'],
  ['a backup of 7 days', backup({ lastAt: at - 7 * day }), 'oldBackup', 'bad'],
  ['no backup on the first day', backup({ lastAt: null, since: at - day }), undefined, 'good'],
  ['no backup on the third day', backup({ lastAt: null, since: at - 2 * day }), 'noBackup', 'watch'],
  ['no backup for a week', backup({ lastAt: null, since: at - 7 * day }), 'noBackup', 'bad'],
  ['15 % of the disk', { disk: { free: 15, size: 100 } }, undefined, 'good'],
  ['less than 15 % of the disk', { disk: { free: 14.9, size: 100 } }, 'diskLow', 'watch'],
  ['5 % of the disk', { disk: { free: 5, size: 100 } }, 'diskLow', 'watch'],
  ['less than 5 % of the disk', { disk: { free: 4.9, size: 100 } }, 'diskLow', 'bad'],
  ['a disk of another machine', { disk: null }, undefined, 'good'],
  ['jobs that are tried again', jobs({ retrying: 900 }), undefined, 'good'],
  ['one job given up', jobs({ givenUp: 1 }), 'jobsGivenUp', 'watch'],
  ['fifty jobs given up', jobs({ givenUp: 50 }), 'jobsGivenUp', 'bad'],
  ['a job that waits 4 min', jobs({ oldestDueAt: at - 4 * minute }), undefined, 'good'],
  ['a job that waits 5 min', jobs({ oldestDueAt: at - 5 * minute }), 'jobsLate', 'watch'],
  ['a job that waits half an hour', jobs({ oldestDueAt: at - 30 * minute }), 'jobsLate', 'bad'],
  ['slow calls', requests({ p95: 1_000 }), 'slow', 'watch'],
  ['very slow calls', requests({ p95: 5_000 }), 'slow', 'bad'],
  ['a few slow calls', requests({ p95: 9_000, recent: 19 }), undefined, 'good'],
  ['no calls', requests({ p95: null, recent: 0 }), undefined, 'good'],
  ['one of a hundred fails', requests({ recent: 100, recentFailed: 1 }), 'failing', 'watch'],
  ['one of ten fails', requests({ recent: 100, recentFailed: 10 }), 'failing', 'bad'],
  ['a process that is late', { eventLoop: 200 }, 'eventLoop', 'watch'],
  ['a process that hangs', { eventLoop: 1_000 }, 'eventLoop', 'bad'],
  ['80 % of the memory', heap(80), 'memory', 'watch'],
  ['95 % of the memory', heap(95), 'memory', 'bad'],
])('%s', (_, changes, what, state) => {
  const health = healthOf({ ...well, ...changes });
  expect(health.state).toBe(state);
  expect(health.findings.map((one) => one.what)).toEqual(what ? [what] : []);
});

test('the worst comes first and gives the word', () => {
  const health = healthOf({ ...well, ...jobs({ givenUp: 1 }), disk: { free: 1, size: 100 } });
  expect(health.state).toBe('bad');
  expect(health.findings.map(({ what, level }) => [what, level])).toEqual([
    ['diskLow', 'bad'],
    ['jobsGivenUp', 'watch'],
  ]);
});
