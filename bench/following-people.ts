/**
 * Signed-in people with open sockets who ask anew who they are when their rights change, as the app does. They are a
 * process of their own that yields to every other: they stand for thousands of devices, which are not the server's
 * machine and must not take its time.
 */
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { openSockets, say } from './many-sockets.ts';

setPriority(19);
process.once('message', async ({ url, tokens }: { url: string; tokens: string[] }) => {
  let followed = 0;
  const askWhoIAm = async (token: string) => {
    const reply = await fetch(`${url}${getCurrentUser.path}?type=app`, { headers: { authorization: token } });
    const answer = await reply.text();
    if (!answer.startsWith('{"code":200'))
      throw new Error(`who asked anew was refused: ${answer.slice(0, 200)}`);
    followed += 1;
    if (followed % tokens.length === 0) process.send?.('everybody followed');
  };
  const sockets = await openSockets(url, tokens);
  for (const [index, socket] of sockets.entries()) {
    socket.on('message', async (text) => {
      const frame = JSON.parse(String(text)) as { method: string; after?: number };
      if (frame.method !== 'rightsChanged') return;
      await sleep(frame.after);
      await askWhoIAm(tokens[index] ?? '');
    });
    say(socket, { method: 'OnConnection' });
  }
  process.send?.('connected');
});
process.on('disconnect', () => process.exit(0));
