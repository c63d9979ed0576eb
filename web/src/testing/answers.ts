/** What the answering server says. */
export interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
  type?: string;
  /** Milliseconds before it answers. */
  delay?: number;
  /** Answered only when the room releases it: what a test sees meanwhile does not depend on how fast the machine is. */
  held?: true;
  /** Milliseconds it rests after each part of the body it reads, as a slow network does. */
  pace?: number;
  /** Milliseconds between the letters of a `text`; a `text` that never ends has no last one. */
  letterEvery?: number;
  endless?: true;
  /** Breaks the connection instead. */
  drop?: boolean;
}

/** What the answering server was asked. */
export interface Heard {
  call: string;
  query: string;
  headers: Record<string, string>;
  body: string;
}

export const success = (data: unknown): Answer => ({ json: { code: 200, msg: 'Success', data } });
export const refused = (code: number, msg: string, data?: unknown): Answer => ({ json: { code, msg, data } });

/** Does something with the sockets that are open in a room. */
export interface SocketOrder {
  /** A message to all of them. */
  say?: unknown;
  /** Closes them with this code; 0 cuts the line without a word. */
  close?: number;
  /** From now on they hear nothing and say nothing, as behind a dead network. */
  freeze?: boolean;
}
