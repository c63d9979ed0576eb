import type { scenesOf } from './scenes.ts';

/** Two people who write to each other. `a` asks, `b` knows; a customer is always written to first. */
interface Direct {
  a: string;
  b: string;
  about: keyof typeof scenesOf;
  /** How often they did so. */
  scenes: number;
  /** Days since the last time. */
  ago: number;
  /** So much of the end is not read yet, by whoever did not say the last word. */
  unread?: number;
  isPinned?: boolean;
  isMuted?: boolean;
}

export const directs: readonly Direct[] = [
  { a: 'sales01', b: 'ops01', about: 'booking', scenes: 5, ago: 1, unread: 2, isPinned: true },
  { a: 'sales01', b: 'docs01', about: 'documents', scenes: 4, ago: 1, unread: 1 },
  { a: 'sales01', b: 'pricing01', about: 'prices', scenes: 4, ago: 2, unread: 1 },
  { a: 'sales01', b: 'manager01', about: 'lead', scenes: 3, ago: 1, unread: 1 },
  { a: 'sales01', b: 'finance01', about: 'money', scenes: 3, ago: 3 },
  { a: 'sales01', b: 'client01', about: 'customer', scenes: 3, ago: 1, unread: 1 },
  { a: 'sales01', b: 'sales02', about: 'colleagues', scenes: 2, ago: 6 },
  { a: 'sales01', b: 'it01', about: 'system', scenes: 1, ago: 12 },
  { a: 'sales01', b: 'hr01', about: 'people', scenes: 1, ago: 18 },
  { a: 'ops01', b: 'docs01', about: 'desk', scenes: 4, ago: 1, unread: 3 },
  { a: 'ops01', b: 'ops02', about: 'desk', scenes: 3, ago: 2 },
  { a: 'ops01', b: 'pricing01', about: 'prices', scenes: 2, ago: 8 },
  { a: 'ops01', b: 'finance01', about: 'money', scenes: 2, ago: 4, unread: 1 },
  { a: 'ops01', b: 'manager01', about: 'lead', scenes: 2, ago: 5 },
  { a: 'ops03', b: 'client01', about: 'customer', scenes: 2, ago: 4 },
  { a: 'docs01', b: 'docs02', about: 'documents', scenes: 2, ago: 3 },
  { a: 'docs01', b: 'finance01', about: 'money', scenes: 3, ago: 2, unread: 2 },
  { a: 'pricing01', b: 'manager05', about: 'prices', scenes: 2, ago: 2, unread: 1 },
  { a: 'pricing01', b: 'pricing02', about: 'prices', scenes: 2, ago: 7, isMuted: true },
  { a: 'finance01', b: 'manager04', about: 'money', scenes: 2, ago: 3, unread: 1 },
  { a: 'manager01', b: 'gm01', about: 'head', scenes: 3, ago: 1, unread: 1 },
  { a: 'manager04', b: 'gm01', about: 'head', scenes: 2, ago: 4 },
  { a: 'manager01', b: 'manager06', about: 'colleagues', scenes: 2, ago: 9 },
  { a: 'hr01', b: 'admin', about: 'system', scenes: 1, ago: 5, unread: 1 },
  { a: 'it01', b: 'admin', about: 'system', scenes: 1, ago: 3 },
  { a: 'sales06', b: 'sales01', about: 'colleagues', scenes: 1, ago: 10 },
];
