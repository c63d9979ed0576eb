import type { Feature } from '../wire/feature.ts';
import { sessionActs, sessionActsTitle } from './audit-acts.ts';
import { sessionHandlers } from './live.ts';

export const sessionFeature = {
  live: { handlers: sessionHandlers },
  auditActs: sessionActs,
  auditTitle: sessionActsTitle,
} satisfies Feature;
