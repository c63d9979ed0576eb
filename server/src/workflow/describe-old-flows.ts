import type { Actor } from './actor.ts';
import { describeForm } from './describe-form.ts';
import { holdFlow } from './open-flow.ts';
import { holdToDescribe, removeToDescribe } from './to-describe-store.ts';

/** So many are held at once: who decides about one of them waits until all are written. */
const atOnce = 50;

/** Computes the facts of requests that were stored before there were any. True when there are more. */
export async function describeOldFlows(actor: Actor): Promise<boolean> {
  const { db, log } = actor;
  const flowIds = await holdToDescribe(db, atOnce);
  for (const flowId of flowIds) {
    try {
      const { open, context } = await holdFlow(actor, flowId);
      const { fullName, labels } = open.row;
      await describeForm(db, open, open.state, { fullName, labels, context });
    } catch (error) {
      // Without its version a request has no facts; the others have.
      log.error({ flowId, err: error }, 'a request could not be described anew');
    }
  }
  await removeToDescribe(db, flowIds);
  return flowIds.length === atOnce;
}
