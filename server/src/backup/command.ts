import { resolve } from 'node:path';
import type pg from 'pg';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { runningPostgres } from '../database/running-postgres.ts';
import { StartRefused } from '../database/start-refused.ts';

const silent = () => undefined;

/** Runs `work` on the company's database: the external one, a running embedded one if that may be shared, or one of our own. */
export async function withDatabase<T>(
  config: Config,
  { shared }: { shared: boolean },
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return work({ connectionString: config.databaseUrl });
  const running = shared ? await runningPostgres(config.dataFolder) : undefined;
  if (running) return work(running);
  const embedded = await startEmbeddedPostgres({ dataFolder: config.dataFolder, log: silent });
  try {
    return await work(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

/** Reads the file from the command line, runs, and ends with one sentence either way. */
export async function command(
  name: string,
  run: (config: Config, file: string, flags: string[]) => Promise<string>,
) {
  const words = process.argv.slice(2);
  const file = words.find((word) => !word.startsWith('--'));
  try {
    if (!file) throw new StartRefused(`Which file? npm run ${name} FILE`);
    process.stdout.write(
      `${await run(readConfig(process.env), resolve(process.env.INIT_CWD ?? '.', file), words)}\n`,
    );
    process.exit(0);
  } catch (error) {
    const known = error instanceof StartRefused || error instanceof ConfigError;
    process.stderr.write(`${known ? error.message : `It failed: ${(error as Error).message}`}\n`);
    process.exit(1);
  }
}

export const total = (rows: Record<string, number>) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);
