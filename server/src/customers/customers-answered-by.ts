import { findCustomersAnsweredBy } from './store.ts';

/** The customers that people of the company answer for, as salesperson or in customer service. */
export const customersAnsweredBy = findCustomersAnsweredBy;
