import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|json|css|html|svg)$/;
const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

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
      for (const name of names.filter((file) => compressible.test(file))) {
        const file = join(dir, name);
        const bytes = await readFile(file);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${file}.br`, await inBrotli(bytes, best));
        await writeFile(`${file}.gz`, await inGzip(bytes, { level: 9 }));
      }
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  return folder ? readdir(folder, { recursive: true }) : [];
}
