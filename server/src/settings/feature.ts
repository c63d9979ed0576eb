import type { Feature } from '../feature.ts';
import { settingRoutes } from './routes.ts';
import { settingsChanged } from './tell-setting-screens.ts';

export const settings: Feature = { routes: settingRoutes, news: { settings: settingsChanged } };
