import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, targetOf } from '../check-directions.ts';
import { isTest, type Repository } from './choose-tests.ts';
import { featuresOfJourney, foldersOf, isFeature } from './features.ts';

const places = ['contract/src', 'domain/src', 'server/src', 'web/src', 'scripts', 'e2e'];

export function readRepository(root: string): Repository {
  const files = places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .map((name) => join(place, name))
      .filter((path) => /\.tsx?$/.test(path)),
  );
  const targetsOf = (path: string) =>
    importsOf(readFileSync(join(root, path), 'utf8')).flatMap(
      (written) => targetOf(root, join(root, path), written) ?? [],
    );
  const journeys = files.filter((path) => path.startsWith('e2e/') && isTest(path));
  return {
    features: foldersOf(root).filter(isFeature),
    imports: new Map(files.map((path) => [path, targetsOf(path)])),
    journeys: new Map(journeys.map((path) => [path, featuresOfJourney(root, path)])),
  };
}

/** What differs from where this branch left origin/main (or main); where there is neither, from the last commit. */
export function changedFiles(root: string): { since: string; files: string[] } {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
  };
  const base = ['origin/main', 'main']
    .map((branch) => git('merge-base', 'HEAD', branch)?.[0]?.trim())
    .find(Boolean);
  const since = base ?? 'HEAD';
  const known = git('diff', '--name-only', '--no-renames', '-z', since);
  const unknown = git('ls-files', '-z', '--others', '--exclude-standard');
  if (!known || !unknown) throw new Error('git cannot say what changed here');
  return { since, files: [...known, ...unknown] };
}
