import * as contract from '@fairway/contract/gallery.ts';
import type { InterfaceUse } from '../data-interfaces/access.ts';
import { type Route, route } from '../http/context.ts';
import { getGalleryItem, listGallery } from './show-gallery.ts';
import { takeFromGallery } from './take-from-gallery.ts';
import { undoTake } from './undo-take.ts';

export const galleryRoutes = (use: InterfaceUse): Route[] => [
  route(contract.listGallery, (ctx) => listGallery(ctx)),
  route(contract.getGalleryItem, (ctx, { params }) => getGalleryItem(ctx, params.code)),
  route(contract.takeFromGallery, (ctx, { params, body }) => takeFromGallery(ctx, params.code, body)),
  route(contract.undoTake, (ctx, { params }) => undoTake(ctx, params.id, use)),
];
