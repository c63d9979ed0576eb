import type { Bus } from '../../bus/bus.ts';
import { followFlow } from '../../workflow/subjects/follow-flow.ts';
import { settleRequest } from './settle-request.ts';

export const paymentRequestJobs = ({ bus }: { bus: Bus }) => [
  followFlow('paymentRequest', bus, settleRequest),
];
