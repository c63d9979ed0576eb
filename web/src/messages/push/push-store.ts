import type { MessagePush } from '@fairway/contract/live.ts';
import { create } from 'zustand';

const shownFor = 6_000;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The message that just came, until it was read or its time is over. */
export const usePush = create<{ push: MessagePush | undefined }>(() => ({ push: undefined }));

export function showPush(push: MessagePush): void {
  usePush.setState({ push });
  clearTimeout(leaving);
  leaving = setTimeout(hidePush, shownFor);
}

export function hidePush(): void {
  clearTimeout(leaving);
  usePush.setState({ push: undefined });
}
