export interface ScriptJob {
  /** The text of a function `(data, context) => data`. */
  script: string;
  /** JSON. */
  data: string;
  context: string;
}

/** `tooLong` and `tooMuch`: it was stopped; `failed`: it is no function, threw, or gave back what is no JSON. */
export type ScriptProblem = 'tooLong' | 'tooMuch' | 'failed' | 'tooBusy';
export type ScriptOutcome = { answer: unknown; problem?: undefined } | { problem: ScriptProblem };

/** What a worker says: the answer still as JSON. */
export type WorkerOutcome = { answer: string; problem?: undefined } | { problem: ScriptProblem };

/** The interpreter stops itself after 200 ms; what keeps it from doing so is ended with its worker. */
export const killedAfter = 1_000;
