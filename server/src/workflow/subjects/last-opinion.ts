import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { isWithInitiator } from '@fairway/domain/workflow/views/projections.ts';
import type { Db } from '../../database/open.ts';
import { readFlow } from '../open-flow.ts';

const longest = 500;

const opinionIn = ({ records }: FlowState): string =>
  records.findLast(({ opinion }) => opinion)?.opinion?.slice(0, longest) ?? '';

/** What was said last in a flow: why it was rejected. */
export async function lastOpinion(db: Db, flowId: string): Promise<string> {
  const open = await readFlow(db, flowId);
  return open ? opinionIn(open.state) : '';
}

/** With which words a flow came back to whoever submitted it, while it waits for them; null while it does not. */
export async function returnedWith(db: Db, flowId: string | null): Promise<string | null> {
  const open = flowId === null ? undefined : await readFlow(db, flowId);
  return open && isWithInitiator(open.state) ? opinionIn(open.state) : null;
}
