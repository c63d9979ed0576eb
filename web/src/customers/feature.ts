import { entitiesWords } from '../entities/words.ts';
import type { Feature } from '../wire/feature.ts';
import { customersActs, customersActsTitle } from './audit-acts.ts';
import { customersWords } from './words.ts';

export const customersFeature = {
  words: [entitiesWords, customersWords],
  screens: [
    {
      path: '/pages/customers/index',
      isOwn: true,
      page: () => import('./customers-page.tsx').then((page) => page.CustomersPage),
      group: 'apply',
    },
    {
      path: '/pages/customers/edit',
      isOwn: true,
      page: () => import('./customer-edit-page.tsx').then((page) => page.CustomerEditPage),
      group: 'apply',
    },
    {
      path: '/pages/customers/import',
      isOwn: true,
      page: () => import('./customer-import-page.tsx').then((page) => page.CustomerImportPage),
      group: 'apply',
    },
  ],
  auditActs: customersActs,
  auditTitle: customersActsTitle,
  finders: () => import('./finders.ts').then((file) => file.customersFinders),
} satisfies Feature;
