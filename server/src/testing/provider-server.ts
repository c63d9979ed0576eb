import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = { status?: number; json?: unknown; location?: string };

/** A provider on a real port that answers what a test says, and keeps what it was asked. */
export async function startProvider(answerTo: (asked: Asked) => Answer) {
  const heard: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const asked = { path: pathname, query: searchParams, headers: request.headers, body };
      heard.push(asked);
      const { status = 200, json = {}, location } = answerTo(asked);
      response.writeHead(location ? 302 : status, {
        'content-type': 'application/json',
        ...(location && { location }),
      });
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
