import { runMigrations } from 'graphile-worker';
import { loadBuiltIn } from './database/built-in.ts';
import { migrate, readMigrations, underMigrationLock } from './database/migrate.ts';
import type { Database } from './database/open.ts';
import { prepareReaderRole } from './database/reader-role.ts';
import { loadDemoCompany } from './demo/load-demo-company.ts';
import { features } from './features.ts';
import { workerLogger } from './jobs/worker-logger.ts';
import { endDemoSessions } from './session/store.ts';

const ignore = () => undefined;
const silent = { error: ignore, warn: ignore, debug: ignore };

/** Brings a database to what this version needs: schema, built-in data and, if wanted and empty, the demo company. */
export async function prepareDatabase(database: Database, { demo }: { demo: boolean }): Promise<void> {
  const migrations = await readMigrations();
  await underMigrationLock(database.connection, async (client) => {
    await migrate(client, migrations);
    await Promise.all([
      prepareReaderRole(client, database.connection),
      runMigrations({ pgPool: database.pool, logger: workerLogger(silent) }),
      loadBuiltIn(
        database.db,
        features.flatMap(({ builtIn }) => builtIn ?? []),
      ),
    ]);
    if (demo) await loadDemoCompany(database.db);
    else await endDemoSessions(database.db, new Date());
  });
}
