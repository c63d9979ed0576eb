import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** Writes licences.json: the packages whose code is in the bundle, with the words their licences ask to be passed on. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle(_, bundle) {
      const folders = new Set(
        Object.values(bundle).flatMap((item) =>
          item.type === 'chunk' ? item.moduleIds.flatMap(packageFolder) : [],
        ),
      );
      const told = await Promise.all([...folders].map(licenceIn));
      const sorted = told.toSorted((one, other) => one.name.localeCompare(other.name));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(sorted) });
    },
  };
}

/** Where a module's package lies: the last node_modules in its path, and a scope if there is one. */
function packageFolder(moduleId: string): string[] {
  const [folder] = moduleId.replace(/^\0/, '').match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/) ?? [];
  return folder ? [folder] : [];
}

async function licenceIn(folder: string) {
  const file = join(folder, 'package.json');
  const { name, version, license = '' } = JSON.parse(await readFile(file, 'utf8')) as Package;
  const licenceFile = (await readdir(dirname(file))).find((entry) => /^licen[cs]e/i.test(entry));
  const text = licenceFile ? await readFile(join(folder, licenceFile), 'utf8') : '';
  return { name, version, licence: license, text };
}
