import type { Feature } from '../wire/feature.ts';
import { systemActs } from './audit-acts.ts';

export const systemFeature = {
  screens: [
    {
      path: '/pages/system/log',
      page: () => import('./audit-log-page.tsx').then((page) => page.AuditLogPage),
      group: 'apply',
    },
  ],
  auditActs: systemActs,
} satisfies Feature;
