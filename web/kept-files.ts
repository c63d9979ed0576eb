import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes files.json: what a device has to keep so that the app starts without a network. */
export function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    generateBundle: {
      // Only after the others is it known which chunks were nothing but a reference to another one.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .toSorted();
        // The names carry a hash of what is in them: the same names are the same build.
        const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify({ build, files }) });
      },
    },
  };
}
