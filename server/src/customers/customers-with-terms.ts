import { findCustomersWithTerms } from './store.ts';

/** Customers with what was agreed with each; told only to who may see it. */
export const customersWithTerms = findCustomersWithTerms;
