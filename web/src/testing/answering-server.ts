import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Plugin } from 'vite';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Answer, Heard, SocketOrder } from './answers.ts';

interface Room {
  answers: Map<string, Answer[]>;
  heard: Heard[];
  /** By call: what gives the answers that are held back. */
  held: Map<string, (() => void)[]>;
  sockets: Set<WebSocket>;
  /** Frames that came over its sockets. */
  frames: unknown[];
}

const rooms = new Map<string, Room>();
const newRoom = (): Room => ({
  ...{ answers: new Map(), heard: [], held: new Map(), sockets: new Set(), frames: [] },
});
const handshakes = new WebSocketServer({ noServer: true });

function roomAt(url: string | undefined): { room: Room; path: string } | undefined {
  const [, name, path] = url?.match(/^\/(room-[\w-]+)(\/[^?]*)/) ?? [];
  if (!name || !path) return undefined;
  const room = rooms.get(name) ?? newRoom();
  rooms.set(name, room);
  return { room, path };
}

/**
 * A real HTTP server for tests that run in a browser: each test file has a room of its own below `/room-…/`,
 * says what is to be answered there, and reads afterwards what was asked. Sockets are let in unless an answer with a
 * status says otherwise, or later where it has a delay, and say only what they are told to.
 */
export function answeringServer(): Plugin {
  return {
    name: 'answering-server',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const place = roomAt(request.url);
        if (!place) return next();
        void serve(place.room, place.path, request, response);
      });
      server.httpServer?.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
        const place = roomAt(request.url);
        if (place) shakeHands(place.room, `GET ${place.path}`, request, wire, head);
      });
    },
  };
}

function shakeHands(room: Room, call: string, request: IncomingMessage, wire: Duplex, head: Buffer): void {
  const { headers, url = '' } = request;
  room.heard.push({
    call,
    query: new URL(url, 'http://here').search,
    headers: headers as Record<string, string>,
    body: '',
  });
  const { status, ...answer } = room.answers.get(call)?.[0] ?? {};
  if (status) return void wire.destroy();
  void itsTime(room, call, answer).then(() =>
    handshakes.handleUpgrade(request, wire, head, (socket) => {
      room.sockets.add(socket);
      socket.on('message', (data) => room.frames.push(JSON.parse(data.toString())));
      socket.on('close', () => room.sockets.delete(socket));
    }),
  );
}

function order({ sockets }: Room, { say, close, freeze }: SocketOrder): void {
  for (const socket of sockets) {
    if (say) socket.send(JSON.stringify(say));
    if (freeze) socket.pause();
    if (close === 0) socket.terminate();
    else if (close) socket.close(close);
  }
}

async function serve(room: Room, path: string, request: IncomingMessage, response: ServerResponse) {
  const call = `${request.method} ${path}`;
  const body = await readBody(request, room.answers.get(call)?.[0]?.pace);
  if (path === '/__answer') {
    const told = JSON.parse(body) as Record<string, Answer[]>;
    for (const [asked, answers] of Object.entries(told)) room.answers.set(asked, answers);
    return response.end();
  }
  if (path === '/__sockets') {
    const told = JSON.parse(body) as SocketOrder;
    // Said to nobody, it would be lost: a screen can be drawn before its socket is open.
    while (told.say && room.sockets.size === 0 && !response.destroyed) await rest(10);
    order(room, told);
    return response.end(JSON.stringify({ open: room.sockets.size, frames: room.frames }));
  }
  if (path === '/__release') {
    while (!room.held.has(body) && !response.destroyed) await rest(10);
    for (const give of room.held.get(body) ?? []) give();
    room.held.delete(body);
    return response.end();
  }
  if (path === '/__heard') return response.end(JSON.stringify(room.heard));
  const query = new URL(request.url ?? '', 'http://here').search;
  room.heard.push({ call, query, headers: request.headers as Record<string, string>, body });
  const queue = room.answers.get(call) ?? [
    { status: 404, json: { code: 404, msg: `no answer for ${call}` } },
  ];
  const answer = queue.length > 1 ? queue.shift() : queue[0];
  await itsTime(room, call, answer ?? {});
  await give(answer ?? {}, response);
}

async function itsTime({ held }: Room, call: string, answer: Answer): Promise<void> {
  if (answer.delay) await rest(answer.delay);
  if (!answer.held) return;
  await new Promise<void>((give) => held.set(call, [...(held.get(call) ?? []), give]));
}

async function give(answer: Answer, response: ServerResponse) {
  const { status = 200, json, text, type, drop, letterEvery, endless } = answer;
  if (drop) return response.destroy();
  response.writeHead(status, { 'content-type': type ?? 'application/json; charset=utf-8' });
  if (endless) return response.write(text ?? '{');
  for (const letter of letterEvery ? (text ?? '') : '') {
    response.write(letter);
    await rest(letterEvery ?? 0);
  }
  if (letterEvery) return response.end();
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
