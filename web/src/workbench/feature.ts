import type { Feature } from '../wire/feature.ts';

export const workbenchFeature = {
  screens: [
    {
      path: '/pages/index/apply',
      page: () => import('./workbench-page.tsx').then((page) => page.WorkbenchPage),
      group: 'apply',
    },
  ],
} satisfies Feature;
