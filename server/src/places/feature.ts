import type { Feature } from '../feature.ts';
import { forgetPlaces } from './forget-places.ts';
import { placeRoutes } from './routes.ts';

export const places: Feature = {
  routes: placeRoutes,
  forgetPerson: forgetPlaces,
  demo: [
    { name: 'demoPlaces', load: async () => (await import('./demo/load-demo-places.ts')).loadDemoPlaces },
  ],
};
