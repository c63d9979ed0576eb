/** The units as they are, for features that write several of them in one command. */
export { findUnit, holdUnits, loadUnits } from './store.ts';
export type { UnitRow } from './tables.ts';
