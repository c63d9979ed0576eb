import type { Feature } from '../wire/feature.ts';
import { signInMethodsActs } from './audit-acts.ts';
import { signInMethodsWords } from './words.ts';

export const signInMethodsFeature = {
  words: [signInMethodsWords],
  auditActs: signInMethodsActs,
} satisfies Feature;
