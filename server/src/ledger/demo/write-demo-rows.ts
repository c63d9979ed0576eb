import { insertDemoRows, insertDemoWords } from './store.ts';

/** Rows of the demo as the app would have written them one by one, many at a time. */
export const writeDemoRows = insertDemoRows;

/** The same with an index of words. */
export const writeDemoWords = insertDemoWords;
