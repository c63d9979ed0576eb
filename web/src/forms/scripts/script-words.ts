import type { ScriptProblem } from '@fairway/domain/scripts/script-job.ts';
import type { PlainKey } from '../../language/words.ts';

/** What a person reads when a script was not carried out. */
export const scriptWords = {
  tooLong: 'formScriptTooLong',
  tooMuch: 'formScriptTooMuch',
  failed: 'formScriptFailed',
  tooBusy: 'formScriptTooBusy',
} as const satisfies Record<ScriptProblem, PlainKey>;
