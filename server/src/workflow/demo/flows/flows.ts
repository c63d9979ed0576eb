import { businessTrip } from './business-trip.ts';
import { cargoRelease } from './cargo-release.ts';
import { contractReview } from './contract-review.ts';
import { creditTerm } from './credit-term.ts';
import type { DemoFlow } from './demo-flow.ts';
import { expense } from './expense.ts';
import { leave } from './leave.ts';
import { payment } from './payment.ts';
import { purchase } from './purchase.ts';
import { ratePublish } from './rate-publish.ts';
import { sealUse } from './seal-use.ts';
import { tripAdvance } from './trip-advance.ts';

/** In the order they are found in; a flow that another one starts stands before it. */
export const demoFlows: readonly DemoFlow[] = [
  leave,
  expense,
  payment,
  tripAdvance,
  businessTrip,
  purchase,
  sealUse,
  contractReview,
  creditTerm,
  ratePublish,
  cargoRelease,
];
