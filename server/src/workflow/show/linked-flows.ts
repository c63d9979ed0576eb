import type { FlowAnswer } from '@fairway/contract/workflow.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { Context } from '../../http/context.ts';
import { maySee } from '../access.ts';
import { readFlow } from '../open-flow.ts';
import { openIn } from '../templates/in-language.ts';

type Linked = Pick<FlowAnswer, 'revokes' | 'revocation'>;

export const nothingLinked: Linked = { revokes: null, revocation: null };

/** The requests this one is tied to because one revokes the other, where the caller may see them. */
export async function linkedFlows(
  ctx: Context,
  { revokes, revocation, records }: FlowState,
): Promise<Linked> {
  const revoked = await linkTo(ctx, revokes?.flow);
  return {
    // It was submitted with the reason.
    revokes: revoked && { ...revoked, reason: records[0]?.opinion ?? '' },
    revocation: await linkTo(ctx, revocation?.flow),
  };
}

async function linkTo(
  { db, session, language }: Context,
  flowId: string | undefined,
): Promise<{ id: string; fullName: string } | null> {
  const open = flowId === undefined ? undefined : await readFlow(db, flowId);
  if (!open || !(await maySee(db, session, open))) return null;
  const { id, fullName } = openIn(open, language).row;
  return { id, fullName };
}
