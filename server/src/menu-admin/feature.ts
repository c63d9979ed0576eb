import type { Feature } from '../feature.ts';
import { menuAdminRoutes } from './routes.ts';
import { menusChanged } from './tell-menu-screens.ts';

export const menuAdmin: Feature = {
  routes: ({ menuTargets }) => menuAdminRoutes(menuTargets),
  news: { menus: menusChanged },
};
