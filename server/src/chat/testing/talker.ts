import { randomUUID } from 'node:crypto';
import type { SentFrame } from '@fairway/contract/live.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { type OpenSocket, openSocket } from '../../testing/open-socket.ts';
import type { Person } from '../../testing/test-app.ts';

type Said = Partial<Omit<Extract<SentFrame, { method: 'SendMessage' }>, 'messageContent'>> & {
  toUserId: string;
  messageContent?: unknown;
};

/** Somebody with open sockets. */
export interface Talker extends Person {
  userId: string;
  open: () => Promise<OpenSocket>;
}

export interface Talkers {
  of: (person: Person) => Promise<Talker>;
  /** Ends every socket that was opened. */
  hangUp: () => void;
}

export function talkersAt(url: string): Talkers {
  const opened: OpenSocket[] = [];
  return {
    async of(person) {
      const userId = (await person.call(getCurrentUser)).data?.userInfo.userId ?? '';
      return {
        ...person,
        userId,
        async open() {
          const socket = await openSocket(url, person);
          opened.push(socket);
          return socket;
        },
      };
    },
    hangUp() {
      for (const { wire } of opened.splice(0)) wire.terminate();
    },
  };
}

/** Says something and returns what it is called. */
export function say(socket: OpenSocket, said: Said): string {
  const clientId = said.clientId ?? randomUUID();
  socket.say({ method: 'SendMessage', messageType: 'text', messageContent: '在吗', ...said, clientId });
  return clientId;
}

/** The same, and waits until it is stored. */
export async function saySafely(socket: OpenSocket, said: Said) {
  say(socket, said);
  return socket.hear('sendMessage');
}

/** So many seconds of silence. */
export function wavOf(seconds: number): Buffer {
  const rate = 8_000;
  const bytes = Buffer.alloc(44 + rate * seconds, 0x80);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(rate * seconds, 40);
  return bytes;
}
