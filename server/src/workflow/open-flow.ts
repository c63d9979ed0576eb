import { defaultPreferences } from '@fairway/contract/account.ts';
import { AppError } from '@fairway/contract/app-error.ts';
import { evolve } from '@fairway/domain/workflow/engine/evolve.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { readEvents, readState } from '@fairway/domain/workflow/engine/stored-names.ts';
import type { Db } from '../database/open.ts';
import { delegationOf } from './delegations/delegations-to.ts';
import { directoryAt } from './directory.ts';
import type { CachedFlow } from './flow-cache.ts';
import { contextFrom } from './flow-context.ts';
import {
  type FlowRow,
  findEventsSince,
  findFlow,
  holdRow,
  lockFlow,
  lookAtRow,
  type ReadRow,
} from './store.ts';
import { type PublishedFlow, publishedBy, publishedFlow, startableFlow } from './templates/compiled-flow.ts';

/** One request with its state read and the version it runs by. */
export interface OpenFlow {
  row: Omit<FlowRow, 'state'>;
  state: FlowState;
  published: PublishedFlow;
}

/** A request as it is now, to look at. */
export const readFlow = async (db: Db, flowId: string): Promise<OpenFlow | undefined> =>
  opened(db, await findFlow(db, flowId));

interface Asking {
  db: Db;
  actorId: string;
  now: Date;
}

/** A request nobody else can change until this transaction ends, with everything a decision about it may ask. */
export async function holdFlow(
  { db, actorId, now }: Asking,
  flowId: string,
): Promise<{ open: OpenFlow; context: FlowContext }> {
  const held = await holdRow(db, flowId, { actorId, now });
  if (!held) throw new AppError('NOT_FOUND');
  const { flow, head, edition, zone, delegations } = held;
  const { row, state } = await readRow(db, flow);
  const published = isPinned(state) ? await publishedBy(db, head) : undefined;
  const known = await directoryAt(db, edition, state.initiator);
  return {
    open: { row, state, published: published ?? (await versionOf(db, row, state)) },
    context: contextFrom({
      ...{ ...known, now, delegations: delegations.map(delegationOf) },
      zone: zone ?? defaultPreferences.quietHours.zone,
    }),
  };
}

/** A request on its way as it was a moment ago, and what tells whether it still is. */
export async function lookAtFlow(
  { db, actorId, now }: Asking,
  flowId: string,
): Promise<CachedFlow | undefined> {
  const seen = await lookAtRow(db, flowId, { actorId, now });
  if (!seen) return undefined;
  const { flow, head, version, templateVersion, edition, zone } = seen;
  const { row, state } = await readRow(db, flow);
  const published = isPinned(state) ? await publishedBy(db, head) : undefined;
  if (!published) return undefined;
  return {
    open: { row, state, published },
    basis: { version, templateVersion, edition, zone },
    size: flow.state.length,
  };
}

/** The same without what a decision asks. */
export async function takeFlow(db: Db, flowId: string): Promise<OpenFlow> {
  const open = await opened(db, await lockFlow(db, flowId));
  if (!open) throw new AppError('NOT_FOUND');
  return open;
}

async function opened(db: Db, found: ReadRow | undefined): Promise<OpenFlow | undefined> {
  if (!found) return undefined;
  const { row, state } = await readRow(db, found);
  return { row, state, published: await versionOf(db, row, state) };
}

async function readRow(
  db: Db,
  { state: written, since, ...row }: ReadRow,
): Promise<Pick<OpenFlow, 'row' | 'state'>> {
  const stored = readState(written);
  if (row.stateCommand === null) return { row, state: stored };
  const state = foldedOn(stored, since ?? []);
  // Who waited for the row has the newest one, and beside it the history as it was before they waited.
  if (state.seq === row.seq) return { row, state };
  return { row, state: foldedOn(stored, await findEventsSince(db, row.id, row.stateCommand)) };
}

const foldedOn = (state: FlowState, commands: readonly unknown[][]): FlowState =>
  commands.flatMap(readEvents).reduce(evolve, state);

/** What is still to be submitted will run by what is in force then; a revocation is never submitted again. */
export const isPinned = ({ status, revokes }: FlowState): boolean =>
  (status !== 'draft' && status !== 'withdrawn') || revokes !== undefined;

async function versionOf(
  db: Db,
  { templateId, versionId }: OpenFlow['row'],
  state: FlowState,
): Promise<PublishedFlow> {
  const inForce = isPinned(state) ? undefined : await startableFlow(db, templateId);
  const published = inForce ?? (await publishedFlow(db, versionId));
  if (!published) throw new Error(`the version ${versionId} of a flow is gone`);
  return published;
}
