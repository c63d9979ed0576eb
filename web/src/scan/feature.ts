import type { Feature } from '../wire/feature.ts';

export const scanFeature = {
  screens: [
    {
      path: '/pages/my/scanResult',
      page: () => import('./scan-result-page.tsx').then((page) => page.ScanResultPage),
      group: 'my',
    },
  ],
} satisfies Feature;
