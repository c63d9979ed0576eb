import type { Bus } from '../../bus/bus.ts';
import { followFlow } from '../../workflow/subjects/follow-flow.ts';
import { settleChange } from './settle-change.ts';

export const chargeChangeJobs = ({ bus }: { bus: Bus }) => [
  followFlow('chargeChange', bus, (ctx, report) => settleChange({ ...ctx, bus }, report)),
];
