import type { FailedState, FailureReason } from '@fairway/contract/jobs.ts';
import type { PlainKey } from '../language/words.ts';

/** Why something failed, and what to do about it. */
export const reasonWords = {
  database: { name: 'jobFailDatabase', advice: 'jobFailDatabaseAdvice' },
  network: { name: 'jobFailNetwork', advice: 'jobFailNetworkAdvice' },
  refusedThere: { name: 'jobFailRefused', advice: 'jobFailRefusedAdvice' },
  noSpace: { name: 'jobFailNoSpace', advice: 'jobFailNoSpaceAdvice' },
  oldShape: { name: 'jobFailOldShape', advice: 'jobFailOldShapeAdvice' },
  conflict: { name: 'jobFailConflict', advice: 'jobFailConflictAdvice' },
  program: { name: 'jobFailProgram', advice: 'jobFailProgramAdvice' },
} as const satisfies Record<FailureReason, { name: PlainKey; advice: PlainKey }>;

export const failedStateWords = {
  retrying: 'jobRetrying',
  givenUp: 'jobGivenUp',
} as const satisfies Record<FailedState, PlainKey>;
