import type { Plugin } from 'vite';

/** `summary: 'one sentence',`, also where the sentence stands on the line below. */
const summary = /^(\s*)summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm;

/** Leaves out of the contract what describes a call to people who read the API: no screen shows it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/][^\\/]+\.ts$/ },
      // As many lines as before: addresses in reports of errors stay right.
      handler: (code) => ({
        code: code.replace(summary, (found, indent: string) => {
          const more = found.slice(indent.length).split('\n').length - 1;
          return `${indent}summary: '',${'\n'.repeat(more)}`;
        }),
        map: null,
      }),
    },
  };
}
