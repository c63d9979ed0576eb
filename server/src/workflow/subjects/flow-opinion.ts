import { type FlowState, type HandleStatus, handleStatus } from '@fairway/domain/workflow/engine/state.ts';
import { isWithInitiator } from '@fairway/domain/workflow/views/projections.ts';
import type { Db } from '../../database/open.ts';
import { readFlow } from '../open-flow.ts';

const longest = 500;
const against: readonly HandleStatus[] = [handleStatus.rejected, handleStatus.terminated];

/** Only of who was against it: what others said when they agreed was not meant for who asked. */
const opinionAgainst = ({ records }: FlowState): string =>
  records.findLast(({ code, undone }) => !undone && against.includes(code))?.opinion.slice(0, longest) ?? '';

/** Why a flow came to nothing, in the words of who rejected or ended it. */
export async function rejectedWith(db: Db, flowId: string): Promise<string> {
  const open = await readFlow(db, flowId);
  return open ? opinionAgainst(open.state) : '';
}

/** With which words a flow came back to whoever submitted it, while it waits for them; null while it does not. */
export async function returnedWith(db: Db, flowId: string | null): Promise<string | null> {
  const open = flowId === null ? undefined : await readFlow(db, flowId);
  return open && isWithInitiator(open.state) ? opinionAgainst(open.state) : null;
}
