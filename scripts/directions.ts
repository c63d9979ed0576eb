import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkDirections } from './check-directions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// What git knows is counted apart from what the check finds, so that a check that went blind is caught.
const listed = spawnSync(
  'git',
  ['ls-files', '--', ...['contract', 'domain', 'server', 'web'].map((floor) => `${floor}/src`)],
  {
    cwd: root,
    encoding: 'utf8',
  },
).stdout;
const expected = (listed ?? '')
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(`${root}${path}`));
const { problems, modules, imports } = checkDirections(root, expected);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${modules} modules, ${imports} imports between them, ${problems.length} in the wrong direction\n`,
);
process.exit(problems.length > 0 ? 1 : 0);
