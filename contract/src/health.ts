import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment } from './envelope.ts';

export const healthStates = ['good', 'watch', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

/** What can be wrong; each has words and advice on the screen. */
export const findingNames = [
  ...(['databaseDown', 'connections', 'longTransaction', 'transactionAge', 'noBackup', 'oldBackup'] as const),
  ...(['diskLow', 'jobsGivenUp', 'jobsLate', 'slow', 'failing', 'eventLoop', 'memory'] as const),
] as const;
export type FindingName = (typeof findingNames)[number];

const points = z.array(z.number());

/** What is measured; sizes are bytes. */
export const healthFigures = z.object({
  at: moment,
  database: z.object({
    ...{ kind: z.enum(['embedded', 'external']), isUp: z.boolean(), size: z.number() },
    ...{ connections: z.number(), mostConnections: z.number() },
    /** Seconds. */
    longestTransaction: z.number(),
    /** Transactions since the oldest row was frozen: the database stops at two thousand million. */
    transactionAge: z.number(),
  }),
  backup: z.object({
    lastAt: z.nullable(moment),
    bytes: z.nullable(z.number()),
    /** Since when there is something to save. */
    since: moment,
  }),
  /** Of the data folder; null where there is none on this machine. */
  disk: z.nullable(z.object({ free: z.number(), size: z.number() })),
  jobs: z.object({
    ...{ waiting: z.number(), running: z.number(), retrying: z.number(), givenUp: z.number() },
    /** Since when the oldest waiting job is due. */
    oldestDueAt: z.nullable(moment),
  }),
  /** Of this process: in the last minute and five minutes, and minute by minute, the oldest first. */
  requests: z.object({
    perMinute: z.number(),
    ...{ recent: z.number(), recentFailed: z.number(), p95: z.nullable(z.number()) },
    ...{ minutes: points, p95s: points },
  }),
  memory: z.object({ used: z.number(), heap: z.number(), mostHeap: z.number(), minutes: points }),
  /** Milliseconds by which the busiest hundredth of this process's turns was late. */
  eventLoop: z.number(),
  live: z.object({ sockets: z.number(), people: z.number(), processes: z.number() }),
  ...{ version: z.string(), startedAt: moment },
});
export type HealthFigures = z.infer<typeof healthFigures>;

export const finding = z.object({
  what: z.enum(findingNames),
  level: z.enum(['watch', 'bad']),
  /** What was measured, in the unit of its rule. */
  value: z.number(),
});
export type Finding = z.infer<typeof finding>;

export const getSystemHealth = endpoint({
  ...{ name: 'getSystemHealth', method: 'GET', path: '/api/system/Health' },
  summary: 'How the system is: one word, what is wrong, and what was measured',
  response: z.object({
    state: z.enum(healthStates),
    /** The worst first. */
    findings: z.array(finding),
    figures: healthFigures,
  }),
  needs: { modelId: 'health' },
});

export const getMetrics = endpoint({
  ...{ name: 'getMetrics', method: 'GET', path: '/api/metrics', access: 'open', reply: 'bytes' },
  summary: 'The same for Prometheus, as text; for who has the token (404 where none is set)',
});
