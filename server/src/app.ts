import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/routes.ts';
import { areaRoutes } from './areas/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { billRoutes } from './bill/routes.ts';
import { sentFiles } from './chat/conversations/history/sent-files.ts';
import { acquaintancesOf } from './chat/live/acquaintances.ts';
import { openTalk } from './chat/live/frame-handlers.ts';
import { greetInChat } from './chat/live/greet.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Config } from './config.ts';
import { dataInterfaceRoutes } from './data-interfaces/routes.ts';
import type { Database } from './database/open.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
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
import { acceptSockets } from './live/accept-sockets.ts';
import { openBus } from './live/bus.ts';
import { conversationChanged } from './live/conversation-changed.ts';
import { flowChanged } from './live/flow-changed.ts';
import { openHub } from './live/hub.ts';
import { liveJobs } from './live/jobs.ts';
import { openPresence } from './live/presence.ts';
import { liveRoutes } from './live/routes.ts';
import { whoIsOnline } from './live/who-is-online.ts';
import { greet } from './messages/greet.ts';
import { messageJobs } from './messages/jobs.ts';
import { pushMessage } from './messages/push-message.ts';
import { messageRoutes } from './messages/routes.ts';
import { unreadChanged } from './messages/unread-changed.ts';
import { noticePlaces } from './notices/notice-places.ts';
import { noticeRoutes } from './notices/routes.ts';
import { organisationRoutes } from './organisation/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { recordJobs } from './records/jobs.ts';
import { recordPlaces } from './records/read-files.ts';
import { recordRoutes } from './records/routes.ts';
import { currentUserLookup } from './session/current-user.ts';
import { identifier } from './session/identify.ts';
import { sessionJobs } from './session/jobs.ts';
import { sessionRoutes } from './session/routes.ts';
import { holderFinder } from './session/session-lookup.ts';
import { tokenHashOf } from './session/token.ts';
import { signInWayJobs } from './sign-in-methods/jobs.ts';
import { signInWayRoutes } from './sign-in-methods/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { flowPlaces } from './workflow/access.ts';
import { flowCard } from './workflow/flow-card.ts';
import { flowThread } from './workflow/flow-thread.ts';
import { workflowJobs } from './workflow/jobs.ts';
import { flowReadRoutes } from './workflow/read-routes.ts';
import { statisticsRoutes } from './workflow/statistics-routes.ts';
import { commentPlaces } from './workflow/talk/comment-places.ts';
import { talkRoutes } from './workflow/talk-routes.ts';
import { templateRoutes } from './workflow/template-routes.ts';
import { flowWriteRoutes } from './workflow/write-routes.ts';

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
  const bus = await openBus(database.connection, app.log, config.heartbeat);
  await database.reader.check().catch((error: Error) => {
    app.log.warn(`SQL data interfaces are not available on this database: ${error.message}`);
  });
  const kernel = {
    config,
    database,
    bus,
    now,
    identify: identifier(database, config),
    currentUserOf: currentUserLookup(database),
  };

  const threads = { flow: flowThread };
  const features: Route[] = [
    ...sessionRoutes,
    ...signInWayRoutes,
    ...systemRoutes,
    ...auditRoutes,
    ...dictionaryRoutes,
    ...areaRoutes,
    ...billRoutes,
    ...fileRoutes({
      places: {
        ...recordPlaces,
        ...flowPlaces,
        ...commentPlaces,
        ...noticePlaces,
      },
      sent: sentFiles(threads),
    }),
    ...organisationRoutes,
    ...peopleRoutes,
    ...accountRoutes,
    ...dataInterfaceRoutes,
    ...recordRoutes,
    ...flowWriteRoutes,
    ...flowReadRoutes,
    ...statisticsRoutes,
    ...templateRoutes,
    ...talkRoutes,
    ...favouriteRoutes,
    ...chatRoutes({ whoIsOnline, threads }),
    ...messageRoutes,
    ...noticeRoutes,
    ...liveRoutes,
  ];
  for (const route of [...features, healthRoute(database, drain), openApiRoute(config)])
    serve(app, route, kernel);
  const live = { config, database, bus, log: app.log, now };
  const whoHolds = holderFinder(database, config);
  const hub = openHub({
    ...live,
    whoHolds,
    news: {
      flow: flowChanged,
      message: pushMessage,
      unread: unreadChanged,
      conversation: conversationChanged,
    },
  });
  const presence = openPresence({ ...live, hub, acquaintances: acquaintancesOf });
  app.addHook('preClose', presence.close);
  acceptSockets(app, {
    ...live,
    hub,
    tokenHashOf,
    whoHolds,
    greeting: async (db, opener) => ({
      ...(await greet(db, opener.userId)),
      ...(await greetInChat(db, threads, opener)),
    }),
    answers: openTalk({ ...live, hub, cards: { flow: flowCard }, threads }),
  });
  await serveWeb(app, config);

  const jobs = withJobs
    ? startJobs({
        jobs: [
          ...sessionJobs,
          ...signInWayJobs(config),
          ...httpJobs,
          ...fileJobs,
          ...recordJobs,
          ...workflowJobs({ bus, reader: database.reader, config }),
          ...messageJobs({ bus }),
          ...liveJobs,
        ],
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
