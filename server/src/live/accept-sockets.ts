import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { largestFrame, socketPath } from '@fairway/contract/live.ts';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address-of.ts';
import { transport } from '../http/envelope.ts';
import { languageOf } from '../http/language.ts';
import { STATUS_CODES } from '../http/node-http.ts';
import { type Key, keyIn } from '../http/socket-address.ts';
import { anonymousLimit } from './anonymous-limit.ts';
import { type Answering, frameAnswerer } from './answer-frames.ts';
import { frameLimit } from './frame-limit.ts';
import { type Hub, hashKey, type LiveParts, type TokenHolder } from './hub.ts';
import { LiveSocket, type Opener } from './live-socket.ts';
import { isOwnOrigin } from './own-origin.ts';
import { takeTicket } from './store.ts';
import { ticketHashOf } from './ticket.ts';

/** Every tab has one; more than this is no person. */
const mostOfOnePerson = 50;
const nobody = Buffer.alloc(0);
/** Every token and every ticket ends with 32 random bytes: about anything else the database need not be asked. */
const secret = /(^|\s)[\w-]{43}\s*$/;

interface Doors extends Answering, Pick<LiveParts, 'now' | 'whoHolds'> {
  config: Config;
  hub: Hub;
  /** The hash behind a token, or undefined when it is none. */
  tokenHashOf: (token: string) => Buffer | undefined;
}

interface Comer {
  opener: Omit<Opener, 'userId'>;
  holder: TokenHolder;
}

/** Opens sockets for people with a session, and ends all of them before the server closes. */
export function acceptSockets(app: FastifyInstance, doors: Doors): void {
  const { config, database, now, log, hub } = doors;
  const answer = frameAnswerer(doors);
  const handshakes = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: largestFrame,
    perMessageDeflate: false,
  });
  const strangers = anonymousLimit(config.openCallsPerMinute);
  const admitFrame = frameLimit(config.messagesPerSecond);
  let closed = false;

  /** Whose session opens it, or why none does. A ticket is used up by looking. */
  async function whoComes(key: Key, request: IncomingMessage): Promise<Comer> {
    const language = languageOf(request);
    const stranger: Comer = { opener: { tokenHash: nobody, language }, holder: { ended: 'TOKEN_INVALID' } };
    if (!secret.test('ticket' in key ? key.ticket : key.token)) return stranger;
    const opener =
      'ticket' in key
        ? await takeTicket(database.db, ticketHashOf(key.ticket), now())
        : { tokenHash: doors.tokenHashOf(key.token) ?? nobody, language };
    if (!opener) return stranger;
    const holders = await doors.whoHolds([opener.tokenHash], now());
    return { opener, holder: holders.get(hashKey(opener.tokenHash)) ?? stranger.holder };
  }

  async function open(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    const key = keyIn(request.url, config.basePath);
    if (!key) return turnAway(wire, 404);
    if (!isOwnOrigin(request, config)) return turnAway(wire, 403);
    const address = addressOf(request, config);
    if (!strangers.admit(address)) return turnAway(wire, 429);
    const { opener, holder } = await whoComes(key, request).catch((error: unknown) => {
      // Nobody is a stranger because the database is away.
      strangers.forgive(address);
      throw error;
    });
    if ('userId' in holder) strangers.forgive(address);
    if (closed) return turnAway(wire, 503);
    const userId = 'userId' in holder ? holder.userId : '';
    if (hub.socketsOf(userId) >= mostOfOnePerson) return turnAway(wire, 429);
    handshakes.handleUpgrade(request, wire, head, (opened) => {
      const socket = new LiveSocket(opened, { ...opener, userId }, answer, () => admitFrame(userId));
      // A browser cannot see why a handshake was refused: told inside, its person is led to the login.
      if ('ended' in holder) socket.logOut(holder.ended);
      else hub.join(socket);
    });
  }

  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', () => undefined);
    open(request, wire, head).catch((error: unknown) => {
      log.warn({ err: error }, 'a socket could not be opened');
      turnAway(wire, 503);
    });
  });
  // Asked for without a handshake there is nothing here; but a token in the address must not get into the log.
  app.get(
    `${config.basePath}${socketPath}/*`,
    { config: { hidesParameters: true, rateLimit: false } },
    (request, reply) =>
      reply
        .code(404)
        .type('application/json; charset=utf-8')
        .send(transport(404, languageOf(request))),
  );
  app.addHook('preClose', async () => {
    closed = true;
    await hub.close();
  });
}

function turnAway(wire: Duplex, status: number): void {
  wire.once('finish', () => wire.destroy());
  wire.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
