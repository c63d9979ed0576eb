import type { ClientFrame, ClientMethod, InitMessage } from '@fairway/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../database/open.ts';
import { FrameRefused } from './frame-refused.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { LiveSocket, Opener } from './live-socket.ts';

/** News that went out while the first words were read make them old; so often they are read again. */
const mostReadings = 5;

/** When a process was replaced everybody comes at once; read one after the other, their first words are garbage soon. */
const greetedAtOnce = 8;

type Answered = Exclude<ClientMethod, 'OnConnection' | 'Heartbeat'>;
type Answer<M extends ClientMethod> = (
  socket: LiveSocket,
  frame: Extract<ClientFrame, { method: M }>,
) => Promise<void>;

/** What features answer; a frame waits for the answer to the one before it. */
export type Answers = { readonly [M in Answered]?: Answer<M> };

export interface Answering {
  database: Database;
  log: FastifyBaseLogger;
  /** The first words to somebody who connects. */
  greeting: (db: Db, opener: Opener) => Promise<InitMessage>;
  answers: Answers;
}

/** Answers whatever is said; no frame ends a socket or the server. */
export function frameAnswerer({ database, log, greeting, answers }: Answering) {
  const inTurn = limitConcurrency(greetedAtOnce);
  const all: { readonly [M in ClientMethod]?: Answer<M> } = {
    ...answers,
    Heartbeat: async (socket) => socket.tell({ method: 'heartbeat' }),
    async OnConnection(socket) {
      for (let reading = 1; ; reading++) {
        const { told } = socket;
        const words = await inTurn(() => greeting(database.db, socket.opener));
        if (socket.told === told || reading === mostReadings) return socket.tell(words);
      }
    },
  };

  return async function answer(socket: LiveSocket, frame: ClientFrame): Promise<void> {
    try {
      const answer = all[frame.method] as Answer<ClientMethod> | undefined;
      if (!answer) throw new Error(`no feature answers ${frame.method}`);
      await answer(socket, frame);
    } catch (error) {
      refuseFrame(socket, frame, error, log);
    }
  };
}

/** Says why a frame was not answered; what is no refusal is trouble of ours. */
export function refuseFrame(
  socket: LiveSocket,
  frame: ClientFrame,
  error: unknown,
  log: FastifyBaseLogger,
): void {
  if (!(error instanceof FrameRefused)) log.warn({ err: error }, `${frame.method} could not be answered`);
  const name = error instanceof FrameRefused ? error.refusal : 'UNAVAILABLE';
  socket.refuse(name, frame.method, 'clientId' in frame ? frame.clientId : '');
}
