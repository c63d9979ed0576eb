import { findCreditTerms } from './store.ts';

/** What was agreed with a customer about paying; told only to who may see it. */
export const creditTermsOf = findCreditTerms;
