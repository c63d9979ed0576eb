import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { trustProxies } from './address-of.ts';
import { answerError, isGoneClient } from './answer-error.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { compressAnswers } from './compress-answers.ts';
import type { Session } from './context.ts';
import { languageOf } from './language.ts';
import { refusePasswordInQuery } from './refuse-password-in-query.ts';
import { securityHeaders } from './security-headers.ts';
import { wantsSocket } from './socket-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session it came with. */
    caller: Session | undefined;
    /** The code in the body, where it is not that of HTTP. */
    bodyCode: number | undefined;
    /** The body as it came, for routes whose callers sign it. */
    bodyText: string | undefined;
  }
  interface FastifyContextConfig {
    /** What stands in the path is a ticket, a number or what somebody typed before they were known. */
    hidesParameters?: boolean;
    /** Packed, a file would have neither its length nor the ranges that players ask for. */
    isFile?: boolean;
    keepsBodyText?: boolean;
  }
}

/** A client that leaves before the last byte is no news. */
class Logged extends LogController {
  override streamError(...[error, request, reply, more]: Parameters<LogController['streamError']>): void {
    if (isGoneClient(error, request)) reply.log.debug('the client went away');
    else super.streamError(error, request, reply, more);
  }
}

/** A client's own request id is taken over only if it cannot break a log line. */
const acceptedRequestId = /^[\w.-]{8,64}$/;

/** The HTTP server without any feature: limits, headers, logs, and an envelope around every trouble. */
export async function buildHttp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: config.bodyLimit,
    // A phone on a weak line needs minutes for a large picture; more than this is somebody holding connections.
    requestTimeout: 300_000,
    trustProxy: trustProxies(config),
    // A HEAD twin of a GET that changes something would change it too.
    exposeHeadRoutes: false,
    logController: new Logged({ disableRequestLogging: true }),
    // What came in while we close is still answered: its connection is told to go elsewhere next time.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && acceptedRequestId.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 300 },
    logger: { level: config.logLevel, redact: ['headers.authorization', 'req.headers.authorization'] },
    clientErrorHandler: answerBrokenRequest,
    http: { shouldUpgradeCallback: wantsSocket(config.basePath) },
    // A URL that cannot even be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, languageOf(request)),
  });

  app.decorateRequest('caller', undefined);
  app.decorateRequest('bodyCode', undefined);
  app.decorateRequest('bodyText', undefined);
  compressAnswers(app);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(multipart, {
    limits: { fileSize: config.uploadLimit, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
    throwFileSizeLimit: false,
  });
  await app.register(rateLimit, {
    global: false,
    max: config.openCallsPerMinute,
    timeWindow: 60_000,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error('too many requests'), { statusCode }),
  });
  readJson(app);
  refuseSlowBodies(app, config.longestBody);
  refusePasswordInQuery(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, routeOptions } = request;
    // The path only: a query may hold a ticket or, from clients that are refused, a password.
    const path = routeOptions.config.hidesParameters ? routeOptions.url : request.url.split('?', 1)[0];
    request.log.info(
      {
        ...{ method, path, address: ip, person: request.caller?.userId },
        ...{ status: reply.statusCode, code: request.bodyCode ?? reply.statusCode },
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, languageOf(request)));
  return app;
}

/** Only an upload may take its time; anybody could hold connections with a body that never ends. */
function refuseSlowBodies(app: FastifyInstance, longestBody: number): void {
  app.addHook('preParsing', async (request) => {
    const { headers } = request;
    const hasBody = Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
    // Without a body there is nothing to wait for, and a slow download must not be mistaken for one.
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => request.raw.destroy(), longestBody);
    request.raw.once('close', () => clearTimeout(timer));
    request.raw.once('end', () => clearTimeout(timer));
  });
}

/** An empty body is no body: many clients name a content type and send nothing. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.keepsBodyText) request.bodyText = body as string;
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
