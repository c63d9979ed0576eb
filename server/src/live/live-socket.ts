import { type Language, type RefusalName, wordsOf } from '@fairway/contract/errors.ts';
import {
  type ClientFrame,
  clientFrame,
  clientMethods,
  type FrameRefusal,
  frameRefusals,
  missedBeats,
  type ServerMessage,
} from '@fairway/contract/live.ts';
import type { RawData, WebSocket } from 'ws';

/** Somebody who does not read must not fill our memory; they come back and fetch what they missed. */
const mostQueued = 1024 * 1024;
/** Frames wait for the answers to those before them; who says more than this meanwhile does not wait for answers. */
const mostUnanswered = 200;
const longestGoodbye = 1_000;
/** Letters of what somebody said that are said back when it is refused. */
const longestSaid = 50;

/** Close codes of RFC 6455. */
export const closing = { done: 1000, goingAway: 1001, tooMuch: 1008 } as const;

/** Whose session a socket was opened with. */
export interface Opener {
  userId: string;
  tokenHash: Buffer;
  language: Language;
}

/** One open socket: who holds it, what it says, and whether anybody is still there. */
export class LiveSocket {
  readonly opener: Opener;
  readonly #wire: WebSocket;
  readonly #passes: () => boolean;
  #missed = 0;
  /** Frames are answered one after the other, in their order. */
  #turn: Promise<void> = Promise.resolve();
  #unanswered = 0;
  /** What still waits then is neither answered nor done. */
  #isOver = false;
  /** How often it was told something; who reads for it and waits can see that newer news went out meanwhile. */
  told = 0;

  constructor(
    wire: WebSocket,
    opener: Opener,
    answer: (socket: LiveSocket, frame: ClientFrame) => Promise<void>,
    passes: () => boolean,
  ) {
    this.opener = opener;
    this.#wire = wire;
    this.#passes = passes;
    wire.on('message', (data, isBinary) => {
      const frame = this.#admit() && this.#read(data, isBinary);
      if (!frame) return;
      this.#unanswered++;
      this.#turn = this.#turn.then(async () => {
        if (!this.#isOver) await answer(this, frame);
        this.#unanswered--;
      });
    });
    // Answered by the library; they cost as much as a frame.
    wire.on('ping', () => this.#admit());
    wire.on('pong', () => {
      this.#missed = 0;
    });
    // A frame that is too large or no frame at all: the library says so and closes.
    wire.on('error', () => undefined);
  }

  onClose(listener: () => void): void {
    this.#wire.once('close', listener);
  }

  tell(message: ServerMessage): void {
    this.tellWritten(Buffer.from(JSON.stringify(message)));
  }

  /** The same words to many are written once, to the last byte. */
  tellWritten(frame: Buffer): void {
    if (this.#wire.readyState !== this.#wire.OPEN) return;
    this.told++;
    this.#wire.send(frame, { binary: false });
    if (this.#wire.bufferedAmount > mostQueued) this.#wire.terminate();
  }

  refuse(name: FrameRefusal, of = '', clientId = ''): void {
    const { code, ...words } = frameRefusals[name];
    this.tell({ method: 'error', name, code, msg: words[this.opener.language], of, clientId });
  }

  /** The session is over: says why, then closes. */
  logOut(why: RefusalName): void {
    this.#isOver = true;
    this.tell({ method: 'logout', msg: wordsOf(why, this.opener.language) });
    this.close(closing.done);
  }

  /** Asks whether anybody is there; ends it when nobody was for too long. */
  beat(): void {
    if (this.#missed >= missedBeats) this.#wire.terminate();
    this.#missed++;
    if (this.#wire.readyState === this.#wire.OPEN) this.#wire.ping();
  }

  close(code: number): void {
    this.#wire.close(code);
    // Who does not answer a goodbye is cut off.
    setTimeout(() => this.#wire.terminate(), longestGoodbye).unref();
  }

  terminate(): void {
    this.#wire.terminate();
  }

  #admit(): boolean {
    // What was on its way when we closed is not heard any more.
    if (this.#wire.readyState !== this.#wire.OPEN) return false;
    this.#missed = 0;
    if (this.#passes() && this.#unanswered < mostUnanswered) return true;
    this.#isOver = true;
    this.refuse('TOO_MANY_FRAMES');
    this.close(closing.tooMuch);
    return false;
  }

  #read(data: RawData, isBinary: boolean): ClientFrame | undefined {
    const said = isBinary ? undefined : methodAndFrame(data.toString());
    if (!said) return void this.refuse('FRAME_UNREADABLE');
    if (!clientMethods.includes(said.method))
      return void this.refuse('METHOD_UNKNOWN', said.method.slice(0, longestSaid));
    const { success, data: frame } = clientFrame.safeParse(said.frame);
    if (!success) return void this.refuse('FIELDS_INVALID', said.method, said.clientId);
    return frame;
  }
}

function methodAndFrame(text: string): { method: string; clientId: string; frame: object } | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    if (typeof frame !== 'object' || frame === null) return undefined;
    const { method, clientId } = frame as { method?: unknown; clientId?: unknown };
    if (typeof method !== 'string') return undefined;
    return { method, clientId: typeof clientId === 'string' ? clientId.slice(0, longestSaid) : '', frame };
  } catch {
    return undefined;
  }
}
