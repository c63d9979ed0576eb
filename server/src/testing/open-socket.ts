import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ServerMessage,
  type ServerMethod,
  socketPath,
  takeSocketTicket,
} from '@fairway/contract/live.ts';
import { type ClientOptions, WebSocket } from 'ws';
import type { Caller } from './caller.ts';

export interface OpenSocket {
  wire: WebSocket;
  /** Everything it was told so far. */
  heard: ServerMessage[];
  say: (frame: unknown) => void;
  /** The next message of a kind; messages heard before it was asked for count too. */
  hear: <M extends ServerMethod>(method: M) => Promise<Extract<ServerMessage, { method: M }>>;
  /** With which code it was closed, or the status its handshake was refused with. */
  ended: Promise<number>;
}

const patience = 120_000;

/** A client of the live socket: with a token as the family's have it, or with whatever stands behind the path. */
export async function openSocket(
  url: string,
  key: { token: string } | { ticket: string },
  options: ClientOptions = {},
): Promise<OpenSocket> {
  const address = url.replace(/^http/, 'ws') + socketPath;
  const wire = new WebSocket(
    'token' in key ? `${address}/${encodeURIComponent(key.token)}` : `${address}?ticket=${key.ticket}`,
    options,
  );
  const heard: ServerMessage[] = [];
  const taken = new Set<ServerMessage>();
  wire.on('message', (data) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  wire.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    wire.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
    wire.once('close', resolve);
  });
  await Promise.race([new Promise((resolve) => wire.once('open', resolve)), ended]);

  return {
    wire,
    heard,
    ended,
    say: (frame) => wire.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async hear(method) {
      for (let waited = 0; waited < patience; waited += 10) {
        const found = heard.find((message) => message.method === method && !taken.has(message));
        if (found) {
          taken.add(found);
          return found as Extract<ServerMessage, { method: typeof method }>;
        }
        await sleep(10);
      }
      throw new Error(`no ${method} came, but ${JSON.stringify(heard)}`);
    },
  };
}

/** As our own client does it. */
export async function openWithTicket(url: string, call: Caller): Promise<OpenSocket> {
  const { data, msg } = await call(takeSocketTicket);
  if (!data) throw new Error(`no ticket: ${msg}`);
  return openSocket(url, data);
}
