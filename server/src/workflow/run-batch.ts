import { AppError } from '@fairway/contract/app-error.ts';
import { transportWords, wordsOf } from '@fairway/contract/errors.ts';
import { isDatabaseGone } from '../database/database-gone.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';

export interface Outcome {
  id: string;
  fullName: string;
  /** Empty: done. */
  problem: string;
}

/** Does one of them and gives what the request is called; says it as soon as it is known, also of one that is refused. */
type One = (ctx: Context, id: string, isCalled: (fullName: string) => void) => Promise<string>;

/** Each a command of its own; whatever becomes of one of them does not hold the others. */
export async function runBatch(
  ctx: OwnTransactionContext,
  given: readonly string[],
  doOne: One,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const ids = [...new Set(given)];
  for (const [place, id] of ids.entries()) {
    let fullName = '';
    const isCalled = (name: string) => {
      fullName = name;
    };
    try {
      fullName = await ctx.part(id, (part) => doOne(part, id, isCalled));
      outcomes.push({ id, fullName, problem: '' });
    } catch (error) {
      const problem = problemOf(ctx, error);
      outcomes.push({ id, fullName, problem });
      // Each of the others would only be waited for.
      if (isDatabaseGone(error as Error))
        return [...outcomes, ...ids.slice(place + 1).map((left) => ({ id: left, fullName: '', problem }))];
    }
  }
  return outcomes;
}

/** Why one of them was not done. Those before it are, so even what nobody foresaw is said of this one alone. */
function problemOf({ language, log }: OwnTransactionContext, error: unknown): string {
  if (error instanceof AppError && error.refusal) return wordsOf(error.refusal, language, error.places);
  log.error({ err: error }, 'one of several flows could not be acted on');
  return transportWords[isDatabaseGone(error as Error) ? 503 : 500][language];
}
