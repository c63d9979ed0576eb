import type { FlowSubject } from '@fairway/contract/flow-subjects.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import * as z from 'zod/mini';
import type { Db } from '../../database/open.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { OpenFlow } from '../open-flow.ts';

/** The business record a flow is about. */
export interface Subject {
  kind: FlowSubject;
  id: string;
}

export const subjectText = ({ kind, id }: Subject): string => `${kind}:${id}`;

export function subjectOf(text: string): Subject {
  const [kind = '', ...rest] = text.split(':');
  return { kind: kind as FlowSubject, id: rest.join(':') };
}

/** What the feature that owns such records hears, as a job of its own under this name. */
export const flowReportJob = (kind: FlowSubject) => ({
  name: `flow-report-${kind}`,
  payload: z.object({ subjectId: z.string(), flowId: z.string(), status: z.string() }),
});

/** Events after which a record may have to change. */
export const isReported = ({ type }: FlowEvent): boolean =>
  type === 'ended' || type === 'withdrawn' || type === 'reactivated' || type === 'revoked';

/** The record owns its state; a flow only reports what came of it, with the transaction in which it came to that. */
export async function reportToSubject(db: Db, { row, state }: OpenFlow): Promise<void> {
  if (row.subject === null) return;
  const { kind, id } = subjectOf(row.subject);
  await enqueue(db, flowReportJob(kind), { subjectId: id, flowId: row.id, status: state.status });
}
