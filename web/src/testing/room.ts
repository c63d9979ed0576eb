import type { Answer, Heard, SocketOrder } from './answers.ts';

export interface Room {
  /** The base path the app under test finds itself below. */
  base: string;
  /** What a call (`GET /api/…`) is answered from now on; of several answers the last one stays. */
  answer: (call: string, ...answers: Answer[]) => Promise<void>;
  /** The same for many calls, in one request. */
  answerAll: (answers: Record<string, Answer[]>) => Promise<void>;
  heard: (call?: string) => Promise<Heard[]>;
  /** Gives the answers that are held back for a call, once it has been asked. */
  release: (call: string) => Promise<void>;
  /** Does something with the sockets of the room; tells how many are open and what was said over them. */
  sockets: (order?: SocketOrder) => Promise<{ open: number; frames: { method: string }[] }>;
}

/** Puts the page below a base path of its own on the answering server. */
export function enterRoom(): Room {
  const base = `/room-${crypto.randomUUID()}`;
  document.querySelector('base')?.remove();
  const element = document.createElement('base');
  element.href = `${base}/`;
  document.head.append(element);
  const answerAll = async (answers: Record<string, Answer[]>) => {
    await fetch(`${base}/__answer`, { method: 'POST', body: JSON.stringify(answers) });
  };
  return {
    base,
    answer: (call, ...answers) => answerAll({ [call]: answers }),
    answerAll,
    release: async (call) => {
      await fetch(`${base}/__release`, { method: 'POST', body: call });
    },
    heard: async (call) => {
      const all = (await (await fetch(`${base}/__heard`)).json()) as Heard[];
      return call ? all.filter((heard) => heard.call === call) : all;
    },
    sockets: async (order = {}) => {
      const body = JSON.stringify(order);
      return (await fetch(`${base}/__sockets`, { method: 'POST', body })).json();
    },
  };
}
