import type { Feature } from '../wire/feature.ts';
import { systemActs, systemActsTitle } from './audit-acts.ts';
import { systemWords } from './words.ts';

export const systemFeature = {
  words: [systemWords],
  screens: [
    {
      path: '/pages/system/log',
      isOwn: true,
      page: () => import('./audit-log-page.tsx').then((page) => page.AuditLogPage),
      group: 'apply',
      showsEveryFeature: true,
    },
  ],
  auditActs: systemActs,
  auditTitle: systemActsTitle,
} satisfies Feature;
