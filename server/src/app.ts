import type { FastifyInstance } from 'fastify';
import { currentUserLookup } from './account/current-user.ts';
import { openBus } from './bus/bus.ts';
import type { Config } from './config.ts';
import { followDatabaseClock } from './database/clock.ts';
import type { Database, Db } from './database/open.ts';
import { extensionsOf, merged } from './extensions.ts';
import type { JobParts } from './feature.ts';
import { features } from './features.ts';
import { buildHttp } from './http/build.ts';
import { countRefusals } from './http/count-refusals.ts';
import { countRequests } from './http/count-requests.ts';
import { drainable } from './http/drain.ts';
import { healthRoute } from './http/health.ts';
import { httpJobs } from './http/jobs.ts';
import { openApiRoute } from './http/openapi.ts';
import { serve } from './http/serve.ts';
import { serveWeb } from './http/web.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { acceptSockets } from './live/accept-sockets.ts';
import { openHub } from './live/hub.ts';
import { initMessage } from './live/init-message.ts';
import { liveJobs } from './live/jobs.ts';
import type { Opener } from './live/live-socket.ts';
import { type Acquaintances, openPresence } from './live/presence.ts';
import { liveRoutes } from './live/routes.ts';
import { identifier } from './session/identify.ts';
import { sessionLookup } from './session/session-lookup.ts';
import { tokenHashOf } from './session/token.ts';

export interface App {
  http: FastifyInstance;
  close: () => Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  /** Instead of the database's clock. */
  now?: () => Date;
  /** Tests of single calls need no worker. */
  withJobs?: boolean;
}

/** Builds the whole app from its features. Closing it finishes what is in flight and ends the jobs and the bus, not the database. */
export async function buildApp({ config, database, now: given, withJobs = true }: Parts): Promise<App> {
  const clock = given ? { now: given, stop: () => undefined } : await followDatabaseClock(database.pool);
  const { now } = clock;
  const app = await buildHttp(config);
  const drain = drainable(app);
  const requests = countRequests(app, config.basePath);
  const bus = await openBus(database.connection, app.log, config.heartbeat);
  await database.reader.check().catch((error: Error) => {
    app.log.warn(`SQL data interfaces are not available on this database: ${error.message}`);
  });
  const extensions = extensionsOf(features);

  const currentUserOf = currentUserLookup(database);
  const noteRefusal = countRefusals((burst) => {
    const effects: (() => unknown)[] = [];
    const teller = { bus, now: now(), afterCommit: (effect: () => unknown) => void effects.push(effect) };
    const report = async (db: Db) => {
      for (const { refusalBurst } of features) await refusalBurst?.({ ...teller, db }, burst);
    };
    database.db
      .transaction()
      .execute(report)
      .then(() => Promise.all(effects.map((effect) => effect())))
      .catch((error: unknown) => app.log.error({ err: error }, 'a burst of refusals could not be reported'));
  });
  const identify = identifier(database, config);
  const kernel = { config, database, bus, now, identify, currentUserOf, noteRefusal };
  const routes = features.flatMap((feature) =>
    typeof feature.routes === 'function' ? feature.routes(extensions) : (feature.routes ?? []),
  );
  const live = { config, database, bus, log: app.log, now };
  const whoHolds = sessionLookup(database, config);
  const hub = openHub({ ...live, whoHolds, news: merged(features, ({ news }) => news) });
  const onClose = (work: () => void) => void app.addHook('onClose', async () => work());
  const ofProcess = { config, database, hub, requests, startedAt: now(), onClose };
  const processRoutes = features.flatMap((feature) => feature.processRoutes?.(ofProcess) ?? []);
  const kernelRoutes = [...liveRoutes, healthRoute(database, drain), openApiRoute(config)];
  for (const route of [...routes, ...processRoutes, ...kernelRoutes]) serve(app, route, kernel);

  const presence = openPresence({ ...live, hub, acquaintances });
  app.addHook('preClose', presence.close);
  acceptSockets(app, {
    ...live,
    hub,
    tokenHashOf,
    whoHolds,
    async greeting(db: Db, opener: Opener) {
      const words = initMessage(opener.userId);
      for (const { greeting } of features) Object.assign(words, await greeting?.(db, opener, extensions));
      return words;
    },
    answers: merged(features, ({ frames }) => frames?.({ ...live, hub }, extensions)),
  });
  await serveWeb(app, config);

  const jobParts: JobParts = {
    ...{ config, bus, extensions, reader: database.reader },
    commitNow: (work) => database.db.transaction().execute(work),
  };
  const jobs = features.flatMap((feature) =>
    typeof feature.jobs === 'function' ? feature.jobs(jobParts) : (feature.jobs ?? []),
  );
  const worker = withJobs
    ? startJobs({ jobs: [...jobs, ...httpJobs, ...liveJobs], database, bus, now, log: app.log })
    : undefined;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onListen', async () => {
    const warmUps = features.map(({ warmUp }) => warmUp?.(database.db));
    Promise.all(warmUps).catch((error: unknown) => {
      // Whoever asks first waits then, and is told what is wrong.
      if (!isClosing) app.log.warn({ err: error }, 'a feature could not warm up');
    });
  });
  app.addHook('onClose', async () => {
    clock.stop();
    await worker?.stop();
    await bus.close();
  });
  return { http: app, close: drain.close };
}

const acquaintances: Acquaintances = async (db, userIds) => {
  const pairs = [];
  for (const feature of features) pairs.push(...((await feature.acquaintances?.(db, userIds)) ?? []));
  return pairs;
};
