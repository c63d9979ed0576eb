import { listPartiesOfDemo } from './store.ts';

export type { DemoParty } from './store.ts';

/** Everybody the demo company bills or pays, by id. */
export const demoParties = listPartiesOfDemo;
