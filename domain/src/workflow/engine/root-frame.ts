import type { FlowState } from './state.ts';

/** The frame of the flow itself, in this round. */
export const rootFrame = ({ frames }: FlowState): string =>
  frames.findLast(({ parent }) => parent === null)?.id ?? '';
