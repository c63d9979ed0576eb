import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { areaRoutes } from './areas/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { billRoutes } from './bill/routes.ts';
import type { Config } from './config.ts';
import { dataInterfaceRoutes } from './data-interfaces/routes.ts';
import type { Database } from './database/open.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { fileJobs } from './files/jobs.ts';
import { fileRoutes } from './files/routes.ts';
import { buildHttp } from './http/build.ts';
import type { Route } from './http/context.ts';
import { drainable } from './http/drain.ts';
import { healthRoute } from './http/health.ts';
import { httpJobs } from './http/jobs.ts';
import { openApiRoute } from './http/openapi.ts';
import { serve } from './http/serve.ts';
import { serveWeb } from './http/web.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openBus } from './live/bus.ts';
import { organisationRoutes } from './organisation/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { recordJobs } from './records/jobs.ts';
import { recordPlaces } from './records/read-files.ts';
import { recordRoutes } from './records/routes.ts';
import { currentUsers } from './session/current-user.ts';
import { identifier } from './session/identify.ts';
import { sessionJobs } from './session/jobs.ts';
import { sessionRoutes } from './session/routes.ts';
import { signInWayJobs } from './sign-in-ways/jobs.ts';
import { signInWayRoutes } from './sign-in-ways/routes.ts';
import { systemRoutes } from './system/routes.ts';

export interface App {
  http: FastifyInstance;
  close: () => Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  now?: () => Date;
  /** Tests of single calls need no worker. */
  withJobs?: boolean;
}

/** Builds the whole app from its parts. Closing it finishes what is in flight and ends the jobs and the bus, not the database. */
export async function buildApp({
  config,
  database,
  now = () => new Date(),
  withJobs = true,
}: Parts): Promise<App> {
  const app = await buildHttp(config);
  const drain = drainable(app);
  const bus = await openBus(database.connection, app.log);
  const users = currentUsers(database);
  await database.reader.check().catch((error: Error) => {
    app.log.warn(`SQL data interfaces are not available on this database: ${error.message}`);
  });
  const kernel = {
    config,
    database,
    bus,
    now,
    identify: identifier(database, config),
    permissionsOf: users.permissionsOf,
  };

  const features: Route[] = [
    ...sessionRoutes(users),
    ...signInWayRoutes,
    ...systemRoutes,
    ...auditRoutes,
    ...dictionaryRoutes,
    ...areaRoutes,
    ...billRoutes,
    ...fileRoutes(recordPlaces(users.permissionsOf)),
    ...organisationRoutes,
    ...peopleRoutes,
    ...accountRoutes,
    ...dataInterfaceRoutes,
    ...recordRoutes(users.permissionsOf),
  ];
  for (const route of [...features, healthRoute(database, drain), openApiRoute(config)])
    serve(app, route, kernel);
  await serveWeb(app, config);

  const jobs = withJobs
    ? startJobs({
        jobs: [...sessionJobs, ...signInWayJobs(config), ...httpJobs, ...fileJobs, ...recordJobs],
        database,
        now,
        log: app.log,
      })
    : undefined;
  app.addHook('onClose', async () => {
    await jobs?.stop();
    await bus.close();
  });
  return { http: app, close: drain.close };
}
