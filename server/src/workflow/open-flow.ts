import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowState } from '@fairway/domain/workflow/state.ts';
import type { Db } from '../database/open.ts';
import { type FlowRow, findFlow, lockFlow } from './store.ts';
import { type PublishedFlow, publishedFlow, startableFlow } from './templates/compiled-flow.ts';

/** One request with its state read and the version it runs by. */
export interface OpenFlow {
  row: Omit<FlowRow, 'state'>;
  state: FlowState;
  published: PublishedFlow;
}

/** A request as it is now, to look at. */
export const readFlow = async (db: Db, taskId: string): Promise<OpenFlow | undefined> =>
  opened(db, await findFlow(db, taskId));

/** A request nobody else can change until this transaction ends. */
export async function takeFlow(db: Db, taskId: string): Promise<OpenFlow> {
  const open = await opened(db, await lockFlow(db, taskId));
  if (!open) throw new AppError('NOT_FOUND');
  return open;
}

async function opened(db: Db, found: FlowRow | undefined): Promise<OpenFlow | undefined> {
  if (!found) return undefined;
  const { state: written, ...row } = found;
  const state = JSON.parse(written) as FlowState;
  // What is still to be submitted will run by what is in force then.
  const isPinned = state.status !== 'draft' && state.status !== 'withdrawn';
  const published =
    (isPinned ? undefined : await startableFlow(db, row.templateId)) ?? (await publishedFlow(db, row.flowId));
  if (!published) throw new Error(`the version ${row.flowId} of a flow is gone`);
  return { row, state, published };
}
