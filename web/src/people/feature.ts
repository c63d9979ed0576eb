import type { Feature } from '../wire/feature.ts';

import { peopleActs, peopleActsTitle } from './audit-acts.ts';

export const peopleFeature = {
  screens: [
    {
      path: '/pages/index/contacts',
      page: () => import('./contacts-page.tsx').then((page) => page.ContactsPage),
      group: 'message',
    },
    {
      path: '/pages/message/userDetail/index',
      page: () => import('./user-detail-page.tsx').then((page) => page.UserDetailPage),
      group: 'message',
    },
  ],
  auditActs: peopleActs,
  auditTitle: peopleActsTitle,
  finders: () => import('./finders.ts').then((file) => file.peopleFinders),
} satisfies Feature;
