import type { Feature } from '../wire/feature.ts';

/** What a visitor without a session sees of it. */
export const sessionOpenFeature = {
  screens: [{ path: '/', page: () => import('./launch-page.tsx').then((page) => page.LaunchPage) }],
} satisfies Feature;
