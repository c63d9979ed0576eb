import type { LanguageTag } from './words.ts';

export interface Policy {
  sections: readonly { heading: string; text: string }[];
}

export type PolicyName = 'userAgreement' | 'privacyPolicy';
export type Policies = Record<PolicyName, Policy>;

/** Long texts come only when somebody reads them. */
export async function loadPolicies(language: LanguageTag): Promise<Policies> {
  if (language === 'en') return (await import('./policies-en.ts')).policiesEn;
  return (await import('./policies-zh.ts')).policiesZh;
}
