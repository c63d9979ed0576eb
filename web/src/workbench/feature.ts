import type { Feature } from '../wire/feature.ts';
import { workbenchLive } from './live.ts';
import { RailMenu } from './rail-menu.tsx';

export const workbenchFeature = {
  screens: [
    {
      path: '/pages/index/apply',
      page: () => import('./workbench-page.tsx').then((page) => page.WorkbenchPage),
      group: 'apply',
    },
  ],
  live: workbenchLive,
  railParts: { RailMenu },
  finders: () => import('./finders.ts').then((file) => file.workbenchFinders),
} satisfies Feature;
