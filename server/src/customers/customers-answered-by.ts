import { findCustomersAnsweredBy } from './store.ts';

/** The customers somebody of the company answers for, as salesperson or in customer service. */
export const customersAnsweredBy = findCustomersAnsweredBy;
