import type { Bus } from '../bus/bus.ts';
import { followFlow } from '../workflow/subjects/follow-flow.ts';
import { settleFreeze } from './freeze/settle-freeze.ts';

export const agingJobs = ({ bus }: { bus: Bus }) => [followFlow('customerFreeze', bus, settleFreeze)];
