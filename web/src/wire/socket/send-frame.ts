import type { SentFrame } from '@fairway/contract/live.ts';
import { create } from 'zustand';

type Say = (frame: SentFrame) => boolean;

/** Whether the server hears us: the socket is open and was greeted. */
export const useSocketState = create<{ isUp: boolean }>(() => ({ isUp: false }));

let sayOnLine: Say = () => false;

/** Says something to the server; false when it could not leave. That it left does not mean that it arrived. */
export const sendFrame: Say = (frame) => useSocketState.getState().isUp && sayOnLine(frame);

export function socketIsUp(sayOn: Say): void {
  sayOnLine = sayOn;
  useSocketState.setState({ isUp: true });
}

export function socketIsDown(): void {
  sayOnLine = () => false;
  useSocketState.setState({ isUp: false });
}
