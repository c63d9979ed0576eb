import { flowPath } from '../workflow/flow-path.ts';

/** The request that is talked about. */
export const recordPath = (id: string) => flowPath({ id, enCode: '', flowId: '', formType: 2, opType: '3' });
