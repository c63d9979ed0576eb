import type { Feature } from '../wire/feature.ts';
import { signInMethodsActs } from './audit-acts.ts';

export const signInMethodsFeature = {
  auditActs: signInMethodsActs,
} satisfies Feature;
