import type { ServerMessage, ServerMethod } from '@fairway/contract/live.ts';
import type { FeatureLive } from '../wire/feature.ts';
import { queryClient } from '../wire/query-client.ts';
import type { FrameHandlers } from '../wire/socket/frame-handlers.ts';
import { keepConnected } from '../wire/socket/keep-connected.ts';
import { type Features, features } from './features.ts';

type Handled<F> = F extends { live: { handlers: infer H } } ? keyof H : never;

const nothing = () => undefined;

/** What the connection itself acts on. A frame that is neither handled by a feature nor named here does not compile. */
const connectionFrames: FrameHandlers<Exclude<ServerMethod, Handled<Features>>> = {
  resume: nothing,
  heartbeat: nothing,
  closeSocket: nothing,
};

const parts = features.flatMap(({ live }) => live ?? []);
const handlers: FeatureLive['handlers'][] = [connectionFrames, ...parts.map((part) => part.handlers)];

/** Opens the socket of the person who is signed in; returns how to close it. */
export function goLive(): () => void {
  const stops = parts.flatMap(({ start }) => start?.() ?? []);
  const disconnect = keepConnected({ hear, missedSome });
  return () => {
    for (const stop of stops) stop();
    disconnect();
  };
}

/** A newer server may say what this page does not know yet. */
function hear(message: ServerMessage): void {
  const { method } = message;
  for (const some of handlers)
    if (some && Object.hasOwn(some, method)) (some[method] as (message: ServerMessage) => void)(message);
}

function missedSome(): void {
  for (const { reads = [], afterGap } of parts) {
    for (const { name } of reads) void queryClient.invalidateQueries({ queryKey: [name] });
    afterGap?.();
  }
}
