import * as contract from '@fairway/contract/rate-watches.ts';
import { type Route, route } from '../../http/context.ts';
import { addWatch, removeWatch } from './keep-watch.ts';
import { listWatches, listWatchMarks } from './list-watches.ts';

export const watchRoutes: Route[] = [
  route(contract.listWatches, (ctx, { query }) => listWatches(ctx, query)),
  route(contract.listWatchMarks, (ctx) => listWatchMarks(ctx)),
  route(contract.addWatch, (ctx, { body }) => addWatch(ctx, body)),
  route(contract.removeWatch, (ctx, { params }) => removeWatch(ctx, params.id)),
];
