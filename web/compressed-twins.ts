import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|json|css|html|svg)$/;
const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** The best one takes three times as long for two bytes in a hundred, and whoever starts the product waits for it. */
const almostBest = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes a .br and a .gz beside every text file, so that the server never compresses the same bytes twice. */
export function compressedTwins(): Plugin {
  let publicDir = '';
  return {
    name: 'compressed-twins',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const names = [...Object.keys(bundle), ...(await filesIn(publicDir))];
      const files = names.filter((file) => compressible.test(file)).map((name) => join(dir, name));
      // All at once: both cores have something to do.
      await Promise.all(files.map(writeTwins));
    },
  };
}

async function writeTwins(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await inBrotli(bytes, almostBest));
  await writeFile(`${file}.gz`, await inGzip(bytes, { level: 9 }));
}

async function filesIn(folder: string): Promise<string[]> {
  return folder ? readdir(folder, { recursive: true }) : [];
}
