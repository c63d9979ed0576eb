import type { SentFrame } from '@fairway/contract/live.ts';
import { create } from 'zustand';

type Say = (frame: SentFrame) => boolean;

/** Whether the server hears us: the socket is open and was greeted. */
export const useLine = create<{ isUp: boolean }>(() => ({ isUp: false }));

let sayOnLine: Say = () => false;

/** Says something to the server; false when it could not leave. That it left does not mean that it arrived. */
export const say: Say = (frame) => useLine.getState().isUp && sayOnLine(frame);

export function lineIsUp(sayOn: Say): void {
  sayOnLine = sayOn;
  useLine.setState({ isUp: true });
}

export function lineIsDown(): void {
  sayOnLine = () => false;
  useLine.setState({ isUp: false });
}
