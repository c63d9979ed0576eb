import type { Feature } from '../wire/feature.ts';
import { signInMethodsActs, signInMethodsActsTitle } from './audit-acts.ts';
import { signInMethodsWords } from './words.ts';

export const signInMethodsFeature = {
  words: [signInMethodsWords],
  auditActs: signInMethodsActs,
  auditTitle: signInMethodsActsTitle,
} satisfies Feature;
