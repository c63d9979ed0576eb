import type { ChargeBatchAct } from '../charge-words.ts';

/** Others read why. */
const withReason: readonly ChargeBatchAct[] = ['reject', 'askChange', 'askRemoval', 'refuseRequest'];
export const needsReason = (act: ChargeBatchAct): boolean => withReason.includes(act);
