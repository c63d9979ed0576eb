import type { ServerMessage, ServerMethod } from '@fairway/contract/live.ts';

/** What is done with messages of these kinds: `Hears<'flowChanged'>` is a feature's part of it. */
export type Hears<M extends ServerMethod = ServerMethod> = {
  [K in M]: (message: Extract<ServerMessage, { method: K }>) => void;
};
