import type { Db } from '../../database/open.ts';
import { readFlow } from '../open-flow.ts';

const longest = 500;

/** What was said last in a flow: why it was rejected. */
export async function lastOpinion(db: Db, flowId: string): Promise<string> {
  const open = await readFlow(db, flowId);
  return open?.state.records.findLast(({ opinion }) => opinion)?.opinion?.slice(0, longest) ?? '';
}
