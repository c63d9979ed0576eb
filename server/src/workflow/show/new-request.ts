import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { draftFlow, type FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { mayStandIn } from '@fairway/domain/workflow/people/delegation.ts';
import { mayStart } from '@fairway/domain/workflow/people/may-launch.ts';
import type { Context } from '../../http/context.ts';
import { flowContextOf } from '../flow-context.ts';
import { type PublishedFlow, publishedFlow, startableFlow } from '../templates/compiled-flow.ts';

export interface NewRequest {
  published: PublishedFlow;
  state: FlowState;
  context: FlowContext;
}

/** A request nobody has put down yet: for the caller, or for somebody who entrusted them with starting it. */
export async function newRequest(
  { db, session, now }: Context,
  versionId: string,
  delegateUserId?: string,
): Promise<NewRequest> {
  const named = await publishedFlow(db, versionId);
  const published = named && (await startableFlow(db, named.templateId));
  if (!published) throw new AppError('FLOW_NOT_STARTABLE');
  const { key, version } = published.flow.template;
  const { userId: caller } = session;
  const context = await flowContextOf(db, { initiator: caller, actor: caller, now });
  const initiator = delegateUserId || caller;
  const standsIn = { type: 'launch', from: initiator, to: caller, key, now: now.getTime() } as const;
  const isEntrusted = initiator === caller || mayStandIn(context.delegations, standsIn);
  const launching =
    initiator === caller ? { user: caller, isCustomer: session.kind === 'customer' } : { user: initiator };
  if (!isEntrusted || !mayStart(published.flow, context.directory, launching))
    throw new AppError('FLOW_NOT_STARTABLE');
  const asking = initiator === caller ? context : await flowContextOf(db, { initiator, actor: caller, now });
  return { published, state: draftFlow({ id: '', key, version, initiator }), context: asking };
}
