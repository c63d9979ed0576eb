import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowContext } from '@fairway/domain/workflow/run.ts';
import type { FlowState } from '@fairway/domain/workflow/state.ts';
import type { Db } from '../database/open.ts';
import { directoryAt } from './directory.ts';
import { contextFrom } from './flow-context.ts';
import { type FlowRow, findFlow, holdRow, lockFlow } from './store.ts';
import { delegationOf } from './talk/delegations-to.ts';
import { type PublishedFlow, publishedBy, publishedFlow, startableFlow } from './templates/compiled-flow.ts';

/** One request with its state read and the version it runs by. */
export interface OpenFlow {
  row: Omit<FlowRow, 'state'>;
  state: FlowState;
  published: PublishedFlow;
}

/** A request as it is now, to look at. */
export const readFlow = async (db: Db, taskId: string): Promise<OpenFlow | undefined> =>
  opened(db, await findFlow(db, taskId));

/** A request nobody else can change until this transaction ends, with everything a decision about it may ask. */
export async function holdFlow(
  { db, actorId, now }: { db: Db; actorId: string; now: Date },
  taskId: string,
): Promise<{ open: OpenFlow; context: FlowContext }> {
  const held = await holdRow(db, taskId, { actorId, now });
  if (!held) throw new AppError('NOT_FOUND');
  const { flow, head, edition, zone, delegations } = held;
  const { state: written, ...row } = flow;
  const state = JSON.parse(written) as FlowState;
  const published = isPinned(state) ? await publishedBy(db, head) : undefined;
  const { directory, person } = await directoryAt(db, edition, state.initiator);
  return {
    open: { row, state, published: published ?? (await versionOf(db, row, state)) },
    context: contextFrom({ directory, person, zone, now, delegations: delegations.map(delegationOf) }),
  };
}

/** The same without what a decision asks. */
export async function takeFlow(db: Db, taskId: string): Promise<OpenFlow> {
  const open = await opened(db, await lockFlow(db, taskId));
  if (!open) throw new AppError('NOT_FOUND');
  return open;
}

async function opened(db: Db, found: FlowRow | undefined): Promise<OpenFlow | undefined> {
  if (!found) return undefined;
  const { state: written, ...row } = found;
  const state = JSON.parse(written) as FlowState;
  return { row, state, published: await versionOf(db, row, state) };
}

/** What is still to be submitted will run by what is in force then. */
const isPinned = ({ status }: FlowState): boolean => status !== 'draft' && status !== 'withdrawn';

async function versionOf(
  db: Db,
  { templateId, flowId }: OpenFlow['row'],
  state: FlowState,
): Promise<PublishedFlow> {
  const inForce = isPinned(state) ? undefined : await startableFlow(db, templateId);
  const published = inForce ?? (await publishedFlow(db, flowId));
  if (!published) throw new Error(`the version ${flowId} of a flow is gone`);
  return published;
}
