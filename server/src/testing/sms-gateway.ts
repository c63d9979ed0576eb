import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: { mobile: string; code: string; text: string };
}

/** A gateway on a real port that takes messages, or answers as it is told. */
export async function startSmsGateway() {
  const received: Received[] = [];
  /** The next answers; `hang` never comes. Then 200. */
  const answers: (number | 'hang')[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      const answer = answers.shift() ?? 200;
      if (answer !== 'hang') response.writeHead(answer).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    received,
    answers,
    /** The code that came last to this number, once `count` messages did. */
    async codeFor(mobile: string, count = 1): Promise<string> {
      for (let tries = 0; tries < 400; tries++) {
        const mine = received.filter(({ body }) => body.mobile === mobile);
        if (mine.length >= count) return mine.at(-1)?.body.code ?? '';
        await sleep(50);
      }
      throw new Error(`nothing came to ${mobile}`);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
