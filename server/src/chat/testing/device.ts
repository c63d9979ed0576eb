import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatMessage, listChatMessages, listConversations } from '@fairway/contract/chat.ts';
import { type SentFrame, type ServerMessage, socketPath, type UnreadOfChat } from '@fairway/contract/live.ts';
import { WebSocket } from 'ws';
import { callerOf } from '../../testing/caller.ts';

interface Written {
  clientId: string;
  to: string;
  text: string;
}

const longestAnswer = 4_000;
const longestWait = 600;

/**
 * A client of the chat that keeps its side of the promise: what it wrote stays in its outbox until it is
 * acknowledged, in order and under the same name; what it may have missed it fetches. The network it lives on is bad.
 */
export class Device {
  readonly userId: string;
  readonly #token: string;
  readonly #urls: () => readonly string[];
  readonly #outbox: Written[] = [];
  #wire: WebSocket | undefined;
  #isAsleep = false;
  #isGone = false;
  #acknowledge: ((clientId: string) => void) | undefined;
  readonly #fetching = new Map<string, Promise<void>>();
  readonly #behind = new Set<string>();
  #searches = 0;
  /** The first place of each conversation that this person may see. */
  readonly #firsts = new Map<string, number>();
  /** Every place it knows, by conversation. */
  readonly logs = new Map<string, Map<number, ChatMessage>>();
  /** Which place each acknowledged message was given. */
  readonly acknowledged = new Map<string, { conversationId: string; seq: number }>();
  /** In the order in which they were written, by whom they were for. */
  readonly written: Written[] = [];
  /** What the last greeting counted. */
  unread: UnreadOfChat[] = [];
  greetings = 0;

  constructor(userId: string, token: string, urls: () => readonly string[]) {
    this.userId = userId;
    this.#token = token;
    this.#urls = urls;
    void this.#stayConnected();
    void this.#sendAll();
  }

  write(to: string, text: string): void {
    const written = { clientId: randomUUID(), to, text };
    this.written.push(written);
    this.#outbox.push(written);
  }

  read(address: string, seq: number): void {
    this.#say({ method: 'UpdateReadMessage', formUserId: address, seq });
  }

  /** The line breaks without a word. */
  cut(): void {
    this.#wire?.terminate();
  }

  async sleep(milliseconds: number): Promise<void> {
    this.#isAsleep = true;
    this.cut();
    await sleep(milliseconds);
    this.#isAsleep = false;
  }

  /** Whether everything it wrote is acknowledged and nothing is being fetched. */
  get isQuiet(): boolean {
    return this.#outbox.length === 0 && this.#behind.size + this.#searches === 0 && this.isConnected;
  }

  get isConnected(): boolean {
    return this.#wire?.readyState === WebSocket.OPEN;
  }

  /** Asks for the numbers again. */
  greet(): void {
    this.#say({ method: 'OnConnection' });
  }

  close(): void {
    this.#isGone = true;
    this.cut();
  }

  logOf(conversationId: string): ChatMessage[] {
    const log = this.logs.get(conversationId) ?? new Map<number, ChatMessage>();
    return [...log.values()].sort((one, other) => one.seq - other.seq);
  }

  #url(): string {
    const urls = this.#urls();
    return urls[Math.floor(Math.random() * urls.length)] ?? '';
  }

  #say(frame: SentFrame): void {
    if (this.isConnected) this.#wire?.send(JSON.stringify(frame));
  }

  async #stayConnected(): Promise<void> {
    while (!this.#isGone) {
      if (!this.#isAsleep) await this.#liveOneLine();
      await sleep(20 + Math.random() * 80);
    }
  }

  #liveOneLine(): Promise<void> {
    const address = `${this.#url().replace(/^http/, 'ws')}${socketPath}/${encodeURIComponent(this.#token)}`;
    return new Promise((resolve) => {
      let wire: WebSocket;
      try {
        wire = new WebSocket(address, { handshakeTimeout: 2_000 });
      } catch {
        return resolve();
      }
      this.#wire = wire;
      wire.on('open', () => this.greet());
      wire.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
      wire.on('error', () => wire.terminate());
      wire.on('close', () => resolve());
    });
  }

  #hear(message: ServerMessage): void {
    if (message.method === 'initMessage') {
      this.greetings += 1;
      this.unread = message.unreadNums;
      for (const { conversationId } of message.unreadNums) this.#catchUp(conversationId);
      for (const conversationId of this.logs.keys()) this.#catchUp(conversationId);
      void this.#findConversations();
    }
    // A greeting that was not answered: the next line asks again.
    if (message.method === 'error' && message.of === 'OnConnection') this.cut();
    if (message.method === 'resume') this.greet();
    if (message.method === 'sendMessage' || message.method === 'receiveMessage') {
      if (message.method === 'sendMessage' && message.clientId) {
        const { conversationId, seq, clientId } = message;
        if (this.written.some((written) => written.clientId === clientId))
          this.acknowledged.set(clientId, { conversationId, seq });
        this.#acknowledge?.(clientId);
      }
      this.#keep([message.message]);
      this.#fillGap(message.conversationId, message.seq);
    }
    if (message.method === 'error' && message.of === 'SendMessage') this.#acknowledge?.('');
  }

  /** Those it never heard of: what the person wrote or read elsewhere is not unread, so no greeting names it. */
  async #findConversations(): Promise<void> {
    this.#searches += 1;
    try {
      const call = callerOf(this.#url(), { authorization: this.#token });
      const { data } = await call(listConversations, { query: { pageSize: '100' } });
      if (!data) throw new Error('not answered');
      for (const { id, lastSeq } of data.list) if (!this.logs.has(id) && lastSeq > 0) this.#catchUp(id);
    } catch {
      this.cut();
    } finally {
      this.#searches -= 1;
    }
  }

  #keep(messages: readonly ChatMessage[]): void {
    for (const message of messages) {
      const log = this.logs.get(message.conversationId) ?? new Map<number, ChatMessage>();
      this.logs.set(message.conversationId, log);
      const known = log.get(message.seq);
      if (known && known.id !== message.id)
        throw new Error(`two messages at place ${message.seq}: ${known.id} and ${message.id}`);
      log.set(message.seq, message);
    }
  }

  /** The last place up to which nothing is missing. */
  #known(conversationId: string): number {
    const log = this.logs.get(conversationId);
    let seq = (this.#firsts.get(conversationId) ?? 1) - 1;
    while (log?.has(seq + 1)) seq += 1;
    return seq;
  }

  #fillGap(conversationId: string, seq: number): void {
    if (this.#known(conversationId) < seq) this.#catchUp(conversationId);
  }

  #catchUp(conversationId: string): void {
    this.#behind.add(conversationId);
    if (this.#fetching.has(conversationId)) return;
    const fetching = this.#fetchAll(conversationId).finally(() => this.#fetching.delete(conversationId));
    this.#fetching.set(conversationId, fetching);
  }

  async #fetchAll(conversationId: string): Promise<void> {
    while (this.#behind.has(conversationId) && !this.#isGone) {
      this.#behind.delete(conversationId);
      try {
        for (let isMore = true; isMore; ) {
          const call = callerOf(this.#url(), { authorization: this.#token });
          const after = this.#known(conversationId);
          const { data } = await call(listChatMessages, {
            params: { id: conversationId },
            query: { after: String(after), limit: '200' },
          });
          if (!data) throw new Error('not answered');
          this.#firsts.set(conversationId, data.firstSeq);
          this.#keep(data.list);
          isMore = this.#known(conversationId) < data.lastSeq && data.list.length > 0;
        }
      } catch {
        this.#behind.add(conversationId);
        await sleep(100 + Math.random() * 200);
      }
    }
  }

  /** One after the other: what was written first is stored first. */
  async #sendAll(): Promise<void> {
    while (!this.#isGone) {
      const next = this.#outbox[0];
      if (!next || !this.isConnected) {
        await sleep(10);
        continue;
      }
      const heard = new Promise<string>((resolve) => {
        this.#acknowledge = resolve;
      });
      this.#say({
        method: 'SendMessage',
        toUserId: next.to,
        messageType: 'text',
        messageContent: next.text,
        clientId: next.clientId,
      });
      const clientId = await Promise.race([heard, sleep(longestAnswer, 'silence'), this.#whenCut()]);
      if (this.acknowledged.has(next.clientId)) this.#outbox.shift();
      else if (clientId !== next.clientId) await sleep(Math.random() * longestWait);
    }
  }

  async #whenCut(): Promise<'cut'> {
    const wire = this.#wire;
    while (wire === this.#wire && wire?.readyState === WebSocket.OPEN) await sleep(20);
    return 'cut';
  }
}
