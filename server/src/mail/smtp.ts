import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { MailServer } from '../config.ts';

const patience = 20_000;
const isLocal = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

interface Answer {
  code: number;
  lines: string[];
}

/** Hands a message over to the server; throws when it did not take it. */
export async function handToServer(server: MailServer, to: string, message: string): Promise<void> {
  let line = new Line(await opened(server), server.host);
  try {
    await line.expect(220);
    let offers = await line.ask('EHLO fairway', 250);
    if (!server.isSecure && offers.some((one) => /^STARTTLS$/i.test(one))) {
      await line.ask('STARTTLS', 220);
      line = new Line(await upgraded(line.socket, server.host), server.host);
      offers = await line.ask('EHLO fairway', 250);
    }
    if (server.user !== '') {
      // A password that anybody on the way could read is none.
      if (!line.isEncrypted && !isLocal(server.host)) throw new Error('the mail server offers no encryption');
      const secret = Buffer.from(`\0${server.user}\0${server.password}`).toString('base64');
      await line.ask(`AUTH PLAIN ${secret}`, 235);
    }
    await line.ask(`MAIL FROM:<${server.from}>`, 250);
    await line.ask(`RCPT TO:<${to}>`, 250);
    await line.ask('DATA', 354);
    await line.ask(`${message.replace(/^\./gm, '..')}\r\n.`, 250);
    // It has the message: how it says goodbye does not matter any more.
    line.socket.write('QUIT\r\n');
  } finally {
    line.socket.destroySoon();
  }
}

async function opened({ host, port, isSecure }: MailServer): Promise<Socket> {
  const socket = isSecure ? connectTls({ host, port, servername: host }) : connect({ host, port });
  return whenReady(socket, isSecure ? 'secureConnect' : 'connect');
}

const upgraded = (socket: Socket, host: string): Promise<Socket> =>
  whenReady(connectTls({ socket, servername: host }), 'secureConnect');

function whenReady(socket: Socket, event: 'connect' | 'secureConnect'): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(patience, () => socket.destroy(new Error('the mail server did not answer')));
    socket.once('error', reject);
    socket.once(event, () => resolve(socket));
  });
}

/** A conversation with a server, one answer after the other. */
class Line {
  readonly socket: Socket;
  readonly host: string;
  private unread = '';
  private failure: Error | undefined;
  private wake: () => void = () => undefined;

  constructor(socket: Socket, host: string) {
    this.socket = socket;
    this.host = host;
    const end = (error: Error) => {
      this.failure ??= error;
      this.wake();
    };
    socket.removeAllListeners('data').on('data', (chunk: Buffer) => {
      this.unread += chunk.toString('utf8');
      if (this.unread.length > 100_000) end(new Error('the mail server says too much'));
      this.wake();
    });
    socket.on('error', end).on('close', () => end(new Error('the mail server hung up')));
  }

  get isEncrypted(): boolean {
    return 'encrypted' in this.socket;
  }

  /** What it says to this; without it as much as the server says by itself. */
  ask(said: string, code: number): Promise<string[]> {
    this.socket.write(`${said}\r\n`);
    return this.expect(code);
  }

  async expect(code: number): Promise<string[]> {
    const answer = await this.answer();
    if (answer.code !== code)
      throw new Error(`the mail server said ${answer.code} ${answer.lines.at(-1) ?? ''}`);
    return answer.lines;
  }

  private async answer(): Promise<Answer> {
    for (;;) {
      const whole = /^((?:\d{3}-[^\n]*\n)*)(\d{3})(?: ([^\n]*))?\n/.exec(this.unread);
      if (whole) {
        this.unread = this.unread.slice(whole[0].length);
        const lines = whole[0].trimEnd().split(/\r?\n/);
        return { code: Number(whole[2]), lines: lines.map((one) => one.slice(4)) };
      }
      if (this.failure) throw this.failure;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
