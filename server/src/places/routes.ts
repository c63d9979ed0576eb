import * as contract from '@fairway/contract/places.ts';
import { type Route, route } from '../http/context.ts';
import { notePlace, removePlace, savePlace } from './keep-place.ts';
import { locateCustomer } from './locate-customer.ts';
import { searchPlaces } from './search-places.ts';
import { listMyPlaces } from './show-places.ts';

export const placeRoutes: Route[] = [
  route(contract.listMyPlaces, (ctx, { query }) => listMyPlaces(ctx, query)),
  route(contract.searchPlaces, (ctx, { query }) => searchPlaces(ctx, query.keyword)),
  route(contract.savePlace, (ctx, { body }) => savePlace(ctx, body)),
  route(contract.notePlace, (ctx, { body }) => notePlace(ctx, body)),
  route(contract.removePlace, (ctx, { params }) => removePlace(ctx, params.id)),
  route(contract.locateCustomer, (ctx, { params, body }) => locateCustomer(ctx, params.id, body)),
];
