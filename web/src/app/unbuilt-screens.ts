import type { ScreenEntry } from './screen-entry.tsx';

/** Paths of the specification whose screen is not built yet: nothing links to them, and they answer with the not-found screen. */
export const unbuiltScreens: readonly ScreenEntry[] = [
  { path: '/pages/formShortLink/index' },
  { path: '/pages/formShortLink/detail' },
  { path: '/pages/index/portal', group: 'message' },
  { path: '/pages/visualPortal/scanProtal', group: 'apply' },
  { path: '/pages/apply/order/index', group: 'apply' },
  { path: '/pages/apply/externalLink/index', group: 'apply' },
  { path: '/pages/apply/PACUCCustom/index', group: 'apply' },
];
