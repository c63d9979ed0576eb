import { type SentFrame, socketPath } from '@fairway/contract/live.ts';
import { WebSocket } from 'ws';

const openedAtOnce = 50;

/** Opens sockets of these people, a few at a time. */
export async function openSockets(url: string, tokens: readonly string[]): Promise<WebSocket[]> {
  const addresses = tokens.map(
    (token) => `${url.replace(/^http/, 'ws')}${socketPath}/${encodeURIComponent(token)}`,
  );
  return openAll(addresses);
}

export async function openAll(addresses: readonly string[]): Promise<WebSocket[]> {
  const open: WebSocket[] = [];
  const left = [...addresses];
  await Promise.all(
    Array.from({ length: openedAtOnce }, async () => {
      for (let address = left.shift(); address !== undefined; address = left.shift()) {
        const socket = new WebSocket(address, { perMessageDeflate: false });
        await new Promise((resolve, reject) => {
          socket.once('open', resolve);
          socket.once('error', reject);
        });
        open.push(socket);
      }
    }),
  );
  return open;
}

export const say = (socket: WebSocket, frame: SentFrame): void => socket.send(JSON.stringify(frame));
