import type { OutsideOutcome } from '@fairway/contract/sign-in-settings.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { OutsideProblem } from './outside/outside-problem.ts';
import { type Grant, type Identity, identityOf, type Reached } from './providers/protocol.ts';

export type { Identity };

/** Takes a code to the provider and asks who it stands for, or says in a word why it does not say. */
export async function askProvider(
  { log }: Pick<OwnTransactionContext, 'log'>,
  reached: Reached,
  grant: Grant,
): Promise<{ identity: Identity; outcome: 'ok' } | { identity: undefined; outcome: OutsideOutcome }> {
  try {
    return { identity: await identityOf(reached, grant), outcome: 'ok' };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
    const source = reached.provider.id;
    // Not the whole error: it may hold what the provider said, and that may be a token.
    log.warn({ source, reason: message, cause: cause?.code }, 'a provider did not say who it is');
    return { identity: undefined, outcome: error instanceof OutsideProblem ? error.outcome : 'badStatus' };
  }
}
