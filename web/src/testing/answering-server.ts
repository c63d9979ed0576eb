import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { Answer, Heard } from './answers.ts';

interface Room {
  answers: Map<string, Answer[]>;
  heard: Heard[];
}

const rooms = new Map<string, Room>();

/**
 * A real HTTP server for tests that run in a browser: each test file has a room of its own below `/room-…/`,
 * says what is to be answered there, and reads afterwards what was asked.
 */
export function answeringServer(): Plugin {
  return {
    name: 'answering-server',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, path] = request.url?.match(/^\/(room-[\w-]+)(\/[^?]*)/) ?? [];
        if (!name || !path) return next();
        const room = rooms.get(name) ?? { answers: new Map(), heard: [] };
        rooms.set(name, room);
        void serve(room, path, request, response);
      });
    },
  };
}

async function serve(room: Room, path: string, request: IncomingMessage, response: ServerResponse) {
  const call = `${request.method} ${path}`;
  const body = await readBody(request, room.answers.get(call)?.[0]?.pace);
  if (path === '/__answer') {
    const { call: told, answers } = JSON.parse(body) as { call: string; answers: Answer[] };
    room.answers.set(told, answers);
    return response.end();
  }
  if (path === '/__heard') return response.end(JSON.stringify(room.heard));
  const query = new URL(request.url ?? '', 'http://here').search;
  room.heard.push({ call, query, headers: request.headers as Record<string, string>, body });
  const queue = room.answers.get(call) ?? [
    { status: 404, json: { code: 404, msg: `no answer for ${call}` } },
  ];
  const answer = queue.length > 1 ? queue.shift() : queue[0];
  await give(answer ?? {}, response);
}

async function give({ status = 200, json, text, type, delay = 0, drop }: Answer, response: ServerResponse) {
  if (delay > 0) await rest(delay);
  if (drop) return response.destroy();
  response.writeHead(status, { 'content-type': type ?? 'application/json; charset=utf-8' });
  response.end(text ?? JSON.stringify(json ?? { code: 200, msg: 'Success', data: null }));
}

const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function readBody(request: IncomingMessage, pace = 0): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
    if (pace > 0) await rest(pace);
  }
  return Buffer.concat(parts).toString('utf8');
}
