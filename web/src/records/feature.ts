import type { Feature } from '../wire/feature.ts';
import { recordsActs, recordsActsTitle } from './audit-acts.ts';
import { recordsWords } from './words.ts';

export const recordsFeature = {
  words: [recordsWords],
  screens: [
    {
      path: '/pages/form/index',
      page: () => import('./fill-form-page.tsx').then((page) => page.FillFormPage),
      group: 'apply',
    },
    {
      path: '/pages/apply/dynamicModel/index',
      page: () => import('./record-list-page.tsx').then((page) => page.RecordListPage),
      group: 'apply',
    },
    {
      path: '/pages/apply/dynamicModel/form',
      page: () => import('./record-form-page.tsx').then((page) => page.RecordFormPage),
      group: 'apply',
    },
    {
      path: '/pages/apply/dynamicModel/detail',
      page: () => import('./record-detail-page.tsx').then((page) => page.RecordDetailPage),
      group: 'apply',
    },
    {
      path: '/pages/apply/dynamicModel/scanForm',
      page: () => import('./record-detail-page.tsx').then((page) => page.RecordDetailPage),
      group: 'apply',
    },
  ],
  auditActs: recordsActs,
  auditTitle: recordsActsTitle,
  finders: () => import('./finders.ts').then((file) => file.recordsFinders),
} satisfies Feature;
