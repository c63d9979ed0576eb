import type { HealthFigures } from '@fairway/contract/health.ts';
import { lastBackup } from '../backup/last-backup.ts';
import type { Config } from '../config.ts';
import { diskRoom } from '../database/disk-room.ts';
import type { Database } from '../database/open.ts';
import type { RequestCounts } from '../http/count-requests.ts';
import { countJobs, type JobCount } from '../jobs/watch-jobs.ts';
import { countLive } from '../live/count-live.ts';
import type { Hub } from '../live/hub.ts';
import { version } from '../version.ts';
import { measureDatabase } from './store.ts';
import type { Vitals } from './vitals.ts';

export interface Measured {
  config: Pick<Config, 'dataFolder' | 'heartbeat'>;
  database: Database;
  hub: Pick<Hub, 'socketsHere' | 'peopleHere'>;
  requests: RequestCounts;
  vitals: Vitals;
  startedAt: Date;
}

export interface Measurement {
  figures: HealthFigures;
  /** By kind; none while the database is down. */
  jobs: readonly JobCount[];
}

const sum = (counts: readonly JobCount[], of: 'waiting' | 'running' | 'retrying' | 'givenUp'): number =>
  counts.reduce((total, one) => total + one[of], 0);

/** Measures everything there is to measure. A database that is away is a measurement, too. */
export async function readFigures(parts: Measured, now: Date): Promise<Measurement> {
  const { config, database, hub, requests, vitals, startedAt } = parts;
  const asked = await askDatabase(parts).catch(() => undefined);
  const counts = asked?.counts ?? [];
  const oldest = counts.flatMap(({ oldestDueAt }) => (oldestDueAt ? [oldestDueAt.getTime()] : []));
  const { madeAt, ...known } = asked?.known ?? {
    ...{ size: 0, connections: 0, mostConnections: 0, longestTransaction: 0, transactionAge: 0 },
    madeAt: now,
  };
  const figures: HealthFigures = {
    at: now.getTime(),
    database: { ...known, kind: database.kind, isUp: asked !== undefined },
    backup: {
      lastAt: asked?.saved?.at.getTime() ?? null,
      bytes: asked?.saved?.bytes ?? null,
      since: madeAt.getTime(),
    },
    disk: await diskRoom(config.dataFolder),
    jobs: {
      ...{ waiting: sum(counts, 'waiting'), running: sum(counts, 'running') },
      ...{ retrying: sum(counts, 'retrying'), givenUp: sum(counts, 'givenUp') },
      oldestDueAt: oldest.length > 0 ? Math.min(...oldest) : null,
    },
    requests: requests.recent(),
    memory: vitals.memory(),
    eventLoop: vitals.eventLoop(),
    live: {
      sockets: hub.socketsHere(),
      people: asked?.live.people ?? hub.peopleHere().length,
      // A process that just started has not said so yet.
      processes: Math.max(1, asked?.live.processes ?? 1),
    },
    ...{ version, startedAt: startedAt.getTime() },
  };
  return { figures, jobs: counts };
}

async function askDatabase({ database: { db }, config }: Measured) {
  const known = await measureDatabase(db);
  const counts = await countJobs(db);
  return { known, counts, saved: await lastBackup(db), live: await countLive(db, config.heartbeat) };
}
