import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Budget {
  /** The module whose chunk a first visitor needs beside the entry. */
  firstScreen: string;
  /** Bytes after gzip. */
  limit: number;
}

/** Fails the build when the JavaScript of the first screen grows past its limit. */
export function bundleBudget({ firstScreen, limit }: Budget): Plugin {
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
        size: gzipSync(chunk.code, { level: 9 }).length,
      }));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const figure = `${firstScreen}: ${kilobytes(total)} of ${kilobytes(limit)} gzip`;
      if (total > limit) this.error(`bundle budget exceeded by ${figure}\n${sizes.map(line).join('\n')}`);
      this.info(`bundle budget ${figure}`);
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

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const line = ({ name, size }: { name: string; size: number }) => `  ${name} ${kilobytes(size)}`;
