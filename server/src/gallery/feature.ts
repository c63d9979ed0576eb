import type { Feature } from '../feature.ts';
import { galleryRoutes } from './routes.ts';

export const gallery: Feature = {
  routes: ({ interfaceUse }) => galleryRoutes(interfaceUse),
};
