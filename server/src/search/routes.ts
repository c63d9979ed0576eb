import * as contract from '@fairway/contract/search.ts';
import { type Route, route } from '../http/context.ts';
import { listSearchNames } from './list-search-names.ts';
import { searchRecords } from './search-records.ts';
import { searchRequests } from './search-requests.ts';

export const searchRoutes: Route[] = [
  route(contract.listSearchNames, (ctx) => listSearchNames(ctx)),
  route(contract.searchRequests, (ctx, { query }) => searchRequests(ctx, query.keyword)),
  route(contract.searchRecords, (ctx, { query }) => searchRecords(ctx, query.keyword)),
];
