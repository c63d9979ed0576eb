/** People as they are, for features that change several of them in one command. */
export { findBelongings, lockUser, usersOfImport } from './store.ts';
