/** Marks shipments of which there may be something to tell. */
export { noteChanged } from './store.ts';
