import * as contract from '@fairway/contract/favourites.ts';
import { type Route, route } from '../http/context.ts';
import { listStartableFlows } from '../workflow/templates/startable.ts';
import { addFavourite, removeFavourite } from './keep-favourite.ts';
import { listAppsForFavourites, listFavourites } from './list-favourites.ts';

export const favouriteRoutes: Route[] = [
  route(contract.listFavourites, (ctx, { query }) => listFavourites(ctx, query.type)),
  route(contract.addFavourite, (ctx, { body }) => addFavourite(ctx, body)),
  route(contract.removeFavourite, (ctx, { params }) => removeFavourite(ctx, params.objectId)),
  route(contract.listFlowsForFavourites, (ctx, { query }) => listStartableFlows(ctx, query)),
  route(contract.getAppMenu, (ctx, { query }) => listAppsForFavourites(ctx, query.keyword)),
  route(contract.listAppsForFavourites, (ctx, { query }) => listAppsForFavourites(ctx, query.keyword)),
];
