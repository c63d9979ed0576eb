import type { Feature } from '../wire/feature.ts';
import { sessionActs } from './audit-acts.ts';
import { sessionHandlers } from './live.ts';

export const sessionFeature = {
  live: { handlers: sessionHandlers },
  auditActs: sessionActs,
} satisfies Feature;
