import { listCompaniesOfDemo } from './store.ts';

/** The companies of the demo, with who leads each. */
export const demoCompanies = listCompaniesOfDemo;
