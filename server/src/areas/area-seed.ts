import { readFile } from 'node:fs/promises';
import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { saveAreas } from './store.ts';
import { provinces } from './tables.ts';

export const areaFile = new URL('../../data/areas.tsv', import.meta.url);

/** What the file holds, and the start of its SHA-256: every start compares this, and not a megabyte. */
export const edition = '2023-06-30 afa77ac9b5dcd2f7';

/** How many digits the codes of each level have, from province to street. */
const codeLengths = [2, 4, 6, 9];

async function load(db: Db): Promise<void> {
  const lines = (await readFile(areaFile, 'utf8')).trimEnd().split('\n');
  const areas = lines.map((line) => {
    const [id = '', fullName = '', spelling = ''] = line.split('\t');
    const level = codeLengths.indexOf(id.length);
    return {
      id,
      fullName,
      spelling,
      level: level + 1,
      parentId: id.slice(0, codeLengths[level - 1] ?? 0) || provinces,
    };
  });
  await saveAreas(db, areas);
}

export const areaSeed: Seed = { name: 'areas', source: edition, load, isApart: true };
