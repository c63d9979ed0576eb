import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/open.ts';
import { addFigures } from './store.ts';
import type { JobTables } from './tables.ts';

type Figure = JobTables['job_figure'];

/** Hundreds of jobs a second are one statement. */
const writeAfter = 1_000;

const nothing = (name: string): Figure => ({
  ...{ name, done: 0, failed: 0, tookAll: 0, tookLast: null, tookLongest: null },
  ...{ lastDoneAt: null, lastFailedAt: null },
});

/** Notes what became of jobs, and writes it down beside them: a figure that is lost fails no job. */
export function countRuns(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
  const gathered = new Map<string, Figure>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const figures = [...gathered.values()];
    gathered.clear();
    if (figures.length === 0) return;
    await addFigures(db, figures).catch((error: unknown) =>
      log.warn({ err: error }, 'what became of jobs could not be written down'),
    );
  }

  return {
    note(name: string, { took, isDone, at }: { took: number; isDone: boolean; at: Date }): void {
      const figure = gathered.get(name) ?? nothing(name);
      gathered.set(name, figure);
      if (isDone) {
        figure.done += 1;
        figure.tookAll += took;
        figure.tookLast = took;
        figure.tookLongest = Math.max(figure.tookLongest ?? 0, took);
        figure.lastDoneAt = at;
      } else {
        figure.failed += 1;
        figure.lastFailedAt = at;
      }
      timer ??= setTimeout(() => void write(), writeAfter).unref();
    },
    /** Writes down what is left. */
    stop: write,
  };
}
