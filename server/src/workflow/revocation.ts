import type { EventOf } from '@fairway/domain/workflow/engine/events.ts';
import { revocationOf } from '@fairway/domain/workflow/engine/revocation.ts';
import { draftFlow, type FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { Db } from '../database/open.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { formFilesOf } from '../records/save/form-files.ts';
import type { Actor } from './actor.ts';
import { commandOf, contextFor, type DecideAndSave } from './intent.ts';
import { revocationEndedJob } from './job-names.ts';
import { newFlow } from './new-flow.ts';
import type { OpenFlow } from './open-flow.ts';
import { keepFiles } from './opinion.ts';

/** Begins the request that revokes another one, by the version that one ran by and in its transaction. */
export async function startRevocation(
  actor: Actor,
  { row, state, published }: OpenFlow,
  { flow: id, opinion, signature, files }: EventOf<'revoking'>,
  keep: DecideAndSave,
): Promise<void> {
  const { key, version, initiator } = state;
  const draft = draftFlow({ id, key, version, initiator });
  const open = await newFlow(actor, published, draft, { flowUrgent: row.flowUrgent, revokesId: row.id });
  const begun: Actor = { ...actor, commandId: `${actor.commandId}:revocation` };
  const command = commandOf(begun, {
    type: 'beginRevocation',
    ...revocationOf(published.flow, state),
    ...{ title: row.fullName, opinion, files },
    ...(signature === null ? {} : { signature }),
  });
  await keep(begun, open, command, await contextFor(begun, open), { labels: row.labels });
  // Whoever decides about it need not have seen the request: what stands in its form and came with the reason is at both.
  const said = files as { fileId: string }[];
  const shown = [...formFilesOf(published.flow.form, state.form), ...said.map(({ fileId }) => fileId)];
  await keepFiles(actor.db, id, shown);
}

/** The request that waits for it is told by a job, as a flow is by its sub-flows, with all the job has to know. */
export async function reportRevocation(db: Db, { id, revokes, status }: FlowState): Promise<void> {
  if (!revokes) return;
  const result = status === 'approved' ? 'approved' : 'rejected';
  await enqueue(db, revocationEndedJob, { flowId: revokes.flow, flow: id, result });
}
