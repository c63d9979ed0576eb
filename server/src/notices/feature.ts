import type { Feature } from '../feature.ts';
import { noticePlaces } from './notice-places.ts';
import { noticeRoutes } from './routes.ts';

export const notices: Feature = { routes: noticeRoutes, filePlaces: noticePlaces };
