import { writeFile } from 'node:fs/promises';
import { openApi } from '../server/src/http/openapi.ts';

await writeFile(
  new URL('../docs/openapi.json', import.meta.url),
  `${JSON.stringify(openApi(), undefined, 2)}\n`,
);
process.exit(0);
