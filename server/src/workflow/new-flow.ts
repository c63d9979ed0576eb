import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import type { Actor } from './actor.ts';
import type { OpenFlow } from './open-flow.ts';
import { insertFlow } from './store.ts';
import type { PublishedFlow } from './templates/compiled-flow.ts';

interface Beginning {
  flowUrgent: number;
  /** Who writes it for the one whose request it is. */
  delegateUserId?: string | null;
  parent?: { parentId: string; parentVisit: string; parentChild: number };
  /** What it would revoke. */
  revokesId?: string;
  /** The business record it is about. */
  subject?: string;
}

/** Puts a request down that nobody has submitted yet. */
export async function newFlow(
  { db, now }: Pick<Actor, 'db' | 'now'>,
  published: PublishedFlow,
  state: FlowState,
  { flowUrgent, delegateUserId = null, parent, revokesId, subject }: Beginning,
): Promise<OpenFlow> {
  const row = {
    id: state.id,
    versionId: published.id,
    templateId: published.templateId,
    category: published.category,
    fullName: published.fullName,
    status: taskStatus.draft,
    flowUrgent,
    thisStep: '',
    completion: 0,
    creatorUserId: state.initiator,
    delegateUserId,
    creatorTime: now,
    startTime: null,
    endTime: null,
    parentId: parent?.parentId ?? null,
    parentVisit: parent?.parentVisit ?? null,
    parentChild: parent?.parentChild ?? null,
    revokesId: revokesId ?? null,
    subject: subject ?? null,
    stateCommand: null,
    seq: 0,
    hash: Buffer.alloc(0),
    grams: [],
  };
  await insertFlow(db, { ...row, state: JSON.stringify(state), labels: '{}', summary: '[]' });
  return { row: { ...row, labels: {}, summary: [] }, state, published };
}
