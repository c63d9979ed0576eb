import type { FrameRefusal } from '@fairway/contract/live.ts';

/** A frame that cannot be answered; whoever said it is told the name. */
export class FrameRefused extends Error {
  readonly refusal: FrameRefusal;

  constructor(refusal: FrameRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
