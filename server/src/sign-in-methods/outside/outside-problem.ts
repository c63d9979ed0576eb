import type { OutsideOutcome } from '@fairway/contract/sign-in-settings.ts';

/** Why another system could not be asked, or what it refused. Never holds what it said: that may be a secret. */
export class OutsideProblem extends Error {
  readonly outcome: OutsideOutcome;
  readonly status: number | null;

  constructor(outcome: OutsideOutcome, status: number | null = null, cause?: unknown) {
    super(outcome, { cause });
    this.outcome = outcome;
    this.status = status;
  }
}
