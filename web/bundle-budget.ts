import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Budget {
  /** The module whose chunk a first visitor needs beside the entry. */
  firstScreen: string;
  /** Bytes after gzip. */
  limit: number;
  /** Chunks of large libraries that come when they are used, each by the module that asks for it. */
  later: readonly { module: string; limit: number }[];
}

/** Fails the build when the JavaScript of the first screen, or a large chunk that comes later, grows past its limit. */
export function bundleBudget({ firstScreen, limit, later }: Budget): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(firstScreen));
      if (!first) this.error(`bundle budget: no chunk of ${firstScreen}`);
      const needed = withStaticImports([...chunks.filter((chunk) => chunk.isEntry), first], chunks);
      const sizes = [...needed].map((chunk) => ({
        name: chunk.fileName,
        size: sizeOf(chunk),
      }));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const figure = `${firstScreen}: ${kilobytes(total)} of ${kilobytes(limit)} gzip`;
      if (total > limit) this.error(`bundle budget exceeded by ${figure}\n${sizes.map(line).join('\n')}`);
      this.info(`bundle budget ${figure}`);
      for (const { module, limit: most } of later) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (!chunk) continue;
        const size = sizeOf(chunk);
        const itsFigure = `${module}: ${kilobytes(size)} of ${kilobytes(most)} gzip`;
        if (size > most) this.error(`bundle budget exceeded by ${itsFigure}`);
        this.info(`bundle budget ${itsFigure}`);
      }
    },
  };
}

type Chunk = Rolldown.OutputChunk;

function withStaticImports(start: Chunk[], all: Chunk[]): Set<Chunk> {
  const needed = new Set(start);
  for (const chunk of needed) {
    for (const name of chunk.imports) {
      const imported = all.find((other) => other.fileName === name);
      if (imported) needed.add(imported);
    }
  }
  return needed;
}

const sizeOf = ({ code }: Chunk) => gzipSync(code, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const line = ({ name, size }: { name: string; size: number }) => `  ${name} ${kilobytes(size)}`;
