import { Readable } from 'node:stream';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint, Received } from '@fairway/contract/endpoint.ts';
import type { MenuDevice } from '@fairway/contract/menus.ts';
import type { CurrentUser } from '@fairway/contract/session.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import { isDatabaseGone } from '../database/database-gone.ts';
import type { Part } from '../database/one-statement.ts';
import type { Database, Db } from '../database/open.ts';
import { answerError } from './answer-error.ts';
import { isPartialBody, type PartialBody, rangeAsked } from './byte-range.ts';
import { type Bytes, isBytes, Reply, type Route, type Session } from './context.ts';
import type { countRefusals } from './count-refusals.ts';
import { codeOf, success } from './envelope.ts';
import { hideColumns } from './hide-columns.ts';
import { Hooks } from './hooks.ts';
import { readInput } from './input.ts';
import { languageOf } from './language.ts';
import { commandIdOf } from './receipt.ts';
import { RollBack } from './roll-back.ts';
import {
  type CommandCall,
  runCommand,
  runInOneStatement,
  runPart,
  runWithOwnTransaction,
} from './run-transaction.ts';

/** What the kernel is told about the world; features come in as routes. */
export interface Kernel {
  config: Config;
  database: Database;
  bus: Bus;
  now: () => Date;
  /** The session behind a token; refuses with the reason why there is none. */
  identify: (authorization: string | undefined, now: Date) => Promise<Session>;
  currentUserOf: (session: Session) => Promise<Record<MenuDevice, CurrentUser>>;
  /** Told of every refusal of somebody with a session. */
  noteRefusal: ReturnType<typeof countRefusals>;
}

/** So many people behind one address may wait for something at the same time, each asking once a second. */
const pollingRoom = 20;

/** Registers one route: session, fields, right, transaction, envelope. */
export function serve(app: FastifyInstance, route: Route, kernel: Kernel): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: kernel.config.basePath + endpoint.path,
    // Load balancers ask with HEAD; a GET that changes something has no such twin.
    exposeHeadRoute: endpoint.method === 'GET' && !endpoint.command,
    config: {
      // Calls without a session can be made by anybody, so they are counted by address, each path by itself.
      rateLimit:
        endpoint.access === 'open' && !route.isSigned
          ? { max: kernel.config.openCallsPerMinute * (route.isPolled ? pollingRoom : 1) }
          : false,
      hidesParameters: endpoint.access === 'open',
      isFile: endpoint.reply === 'file',
      keepsBodyText: route.isSigned === true,
    },
    handler: async (request, reply) => {
      try {
        return send(reply, await answer(request, reply, route, kernel));
      } catch (error) {
        if (error instanceof AppError) noteRefusal(request, error, kernel);
        // The line may have broken after the commit: nobody is told then of what was done.
        if (route.endpoint.command && isDatabaseGone(error as Error)) kernel.bus.reportGap();
        return answerError(error, request, reply, languageOf(request));
      }
    },
  });
}

/** A refusal travels as a success of HTTP: so that somebody sees it, it is in the log and is counted. */
function noteRefusal(request: FastifyRequest, error: AppError, { noteRefusal: note }: Kernel): void {
  const { caller: person, ip: address, id: requestId } = request;
  request.bodyCode = codeOf(error);
  if (person) note({ person, address, requestId, code: request.bodyCode });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, handler, transaction }: Route,
  kernel: Kernel,
): Promise<string | Buffer | Bytes> {
  const { database } = kernel;
  const now = kernel.now();
  const session =
    endpoint.access === 'session' ? await kernel.identify(request.headers.authorization, now) : undefined;
  request.caller = session;
  if (session?.isSeeing && endpoint.command) throw new AppError('SEEING_ONLY');
  const { ctx, language, hooks, callWith } = receive(request, endpoint, kernel, now, session);
  const input = readInput(endpoint, request, language);
  const permissions = await permissionsFor(endpoint, ctx);
  const written = (result: unknown) => {
    if (result instanceof Reply) return result.written;
    if (isBytes(result)) return result;
    const seen =
      endpoint.needs && permissions ? hideColumns(result, endpoint.needs.modelId, permissions) : result;
    return success(endpoint, seen, language, hooks.success);
  };
  if (!endpoint.command) return written(await handler({ ...ctx, db: database.db }, input));

  const call = callWith(input);
  const own = {
    part: <T>(name: string, work: (ctx: unknown) => Promise<T>) =>
      runPart(call, name, { log: request.log, bus: kernel.bus }, (db, { forHandler }) =>
        work({ ...ctx, ...forHandler, db }),
      ),
    command: async (work: (ctx: unknown) => unknown) =>
      new Reply(
        await runCommand(call, async (db) => {
          try {
            return written(await work({ ...ctx, db }));
          } catch (error) {
            if (error instanceof RollBack) error.reply = success(endpoint, error.answer, language);
            throw error;
          }
        }),
      ),
    inOneStatement: (answer: unknown, write: (db: Db, closing: Part[]) => Promise<boolean>) =>
      runInOneStatement(call, written(answer).toString(), write),
  };
  const done =
    transaction === 'own'
      ? await runWithOwnTransaction(call, (basic) => handler({ ...ctx, ...basic, ...own, request }, input))
      : await own.command((inner) => handler(inner, input));
  const text = written(done);
  await hooks.committed(request.log, kernel.bus);
  reply.headers(hooks.replyHeaders);
  return text;
}

/** A request as handlers and transactions see it. */
function receive(
  request: FastifyRequest,
  endpoint: Endpoint,
  { database, config, bus, currentUserOf }: Kernel,
  now: Date,
  session: Session | undefined,
) {
  const language = languageOf(request);
  const hooks = new Hooks();
  const ctx = {
    session,
    authorization: endpoint.access === 'open' ? request.headers.authorization : undefined,
    ...(session && callerOf(session, currentUserOf)),
    now,
    language,
    requestId: request.id,
    commandId: commandIdOf(request.headers['command-id']),
    address: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    origin: request.headers['jnpf-origin'] === 'pc' ? 'pc' : 'app',
    wants: request.method === 'HEAD' ? 'headers' : request.headers.range ? 'part' : 'everything',
    config,
    log: request.log,
    bus,
    reader: database.reader,
    ...hooks.forHandler,
  };
  const { address, requestId, commandId } = ctx;
  const call = { endpoint, session, now, address, requestId, commandId, hooks, database };
  const callWith = (input: Received<Endpoint>): CommandCall => ({ ...call, input });
  return { ctx, language, hooks, callWith };
}

/** What a call asks of the one who makes it, read once. */
function callerOf(session: Session, currentUserOf: Kernel['currentUserOf']) {
  let asked: Promise<Record<MenuDevice, CurrentUser>> | undefined;
  const currentUser = async (device: MenuDevice = 'desk') => {
    asked ??= currentUserOf(session);
    return (await asked)[device];
  };
  return { currentUser, permissions: async () => (await currentUser()).permissionList };
}

async function permissionsFor({ needs }: Endpoint, caller: Partial<ReturnType<typeof callerOf>>) {
  if (!needs) return undefined;
  const { modelId, button } = needs;
  const permissions = (await caller.permissions?.()) ?? [];
  const granted = permissions.some((entry) => entry.modelId === modelId);
  if (!granted || (button && !can(permissions, modelId, 'button', button))) throw new AppError('FORBIDDEN');
  return permissions;
}

const envelopeHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function send(reply: FastifyReply, result: string | Buffer | Bytes): FastifyReply {
  if (typeof result === 'string' || Buffer.isBuffer(result)) {
    return reply.headers(envelopeHeaders).send(result);
  }
  const { status = 200, contentType, headers = {}, body } = result;
  if (headers.etag && reply.request.headers['if-none-match']?.includes(headers.etag)) {
    if (body instanceof Readable) body.destroy();
    return reply.code(304).headers(headers).send();
  }
  reply.code(status).type(contentType).headers(headers);
  return isPartialBody(body) ? sendPart(reply, body, headers.etag) : reply.send(body);
}

/** The bytes that were asked for, or the words that there are none such. */
function sendPart(reply: FastifyReply, body: PartialBody, etag: string | undefined): FastifyReply {
  const { size } = body;
  const range = rangeAsked(reply.request, { size, etag });
  reply.header('accept-ranges', 'bytes');
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  const { from, to } = range === 'whole' ? { from: 0, to: size - 1 } : range;
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  reply.header('content-length', String(to - from + 1));
  // To a question about the headers nothing is read.
  return reply.send(reply.request.method === 'HEAD' ? Readable.from([]) : body.read(from, to));
}
