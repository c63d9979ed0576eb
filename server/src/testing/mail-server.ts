import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail server on a real port that takes what it is sent, or answers as it is told. */
export async function startMailServer() {
  const received: { from: string; to: string; auth: string; message: string }[] = [];
  /** The next answers to a whole message; then it takes them. */
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const mail = { from: '', to: '', auth: '', message: '' };
    let [unread, isData] = ['', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (isData) {
        if (line !== '.') {
          mail.message += `${line.replace(/^\.\./, '.')}\r\n`;
          return;
        }
        isData = false;
        const answer = answers.shift() ?? '250 taken';
        if (answer.startsWith('250')) received.push({ ...mail });
        say(answer);
      } else if (line.startsWith('EHLO')) say('250-here\r\n250 AUTH PLAIN');
      else if (line.startsWith('AUTH PLAIN ')) {
        mail.auth = Buffer.from(line.slice(11), 'base64').toString();
        say('235 welcome');
      } else if (line.startsWith('MAIL FROM:')) {
        mail.from = line.slice(10);
        say('250 ok');
      } else if (line.startsWith('RCPT TO:')) {
        mail.to = line.slice(8);
        say('250 ok');
      } else if (line === 'DATA') {
        [isData, mail.message] = [true, ''];
        say('354 go on');
      } else say(line === 'QUIT' ? '221 bye' : '500 what?');
    };
    say('220 mail');
    socket.on('data', (chunk: Buffer) => {
      unread += chunk.toString();
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        hear(line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    answers,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
