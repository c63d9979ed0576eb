import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
/** `summary: 'one sentence',`, also where the sentence stands on the line below. */
const summary = new RegExp(String.raw`\bsummary:(\s*)${text},$`, 'gm');
/** `code: 400, zh: '…', en: '…'` of a refusal, on one line or several. */
const refusal = new RegExp(String.raw`\b(code: \d+,\s*)zh:(\s*)${text}(,\s*)en:(\s*)${text}`, 'g');
/** `errors: ['NOT_FOUND', …],`: which refusals a call may answer with is told by the reply itself. */
const named = /\berrors: \[(?:'[A-Z_]+'(?:, )?)+\],$/gm;

/**
 * Leaves out of the contract what the server alone says: descriptions of calls, the names of their refusals, and the
 * words of refusals, which come with the reply. The first load would have them all. Lines stay where they are, for reports of errors.
 */
export function withoutServerWords(): Plugin {
  return {
    name: 'without-server-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/][^\\/]+\.ts$/ },
      handler: (code) => ({
        code: code
          .replace(summary, `summary:$1'',`)
          .replace(refusal, `$1zh:$2''$3en:$4''`)
          .replace(named, 'errors: [],'),
        map: null,
      }),
    },
  };
}
