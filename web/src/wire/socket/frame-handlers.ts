import type { ServerMessage, ServerMethod } from '@fairway/contract/live.ts';

/** One member of the union may speak for several methods. */
type SaidAs<K, M = ServerMessage> = M extends { method: ServerMethod }
  ? K extends M['method']
    ? M
    : never
  : never;

/** What is done with frames of these kinds: `FrameHandlers<'flowChanged'>` is a feature's part of it. */
export type FrameHandlers<M extends ServerMethod = ServerMethod> = {
  [K in M]: (message: SaidAs<K>) => void;
};
