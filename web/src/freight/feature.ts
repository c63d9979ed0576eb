import { entitiesWords } from '../entities/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import type { Feature } from '../wire/feature.ts';
import { freightActs } from './audit-acts.ts';
import { ratePath } from './paths.ts';
import { watchesWords } from './watches/words.ts';
import { freightWords } from './words.ts';

export const freightFeature = {
  words: [entitiesWords, masterDataWords, freightWords, watchesWords],
  screens: [
    {
      path: '/pages/freight/freight/index',
      page: () => import('./search/rates-page.tsx').then((page) => page.RatesPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/freight/detail',
      page: () => import('./detail/rate-page.tsx').then((page) => page.RatePage),
      group: 'apply',
    },
    {
      path: '/pages/freight/freight/edit',
      isOwn: true,
      page: () => import('./edit/rate-edit-page.tsx').then((page) => page.RateEditPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/watches',
      isOwn: true,
      page: () => import('./watches/watches-page.tsx').then((page) => page.WatchesPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/inquiries',
      isOwn: true,
      page: () => import('./inquiries/inquiries-page.tsx').then((page) => page.InquiriesPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/inquiry',
      isOwn: true,
      page: () => import('./inquiries/inquiry-page.tsx').then((page) => page.InquiryPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/inquiry/new',
      isOwn: true,
      page: () => import('./inquiries/new-inquiry-page.tsx').then((page) => page.NewInquiryPage),
      group: 'apply',
    },
  ],
  links: { rate: (id: string) => ratePath(id) },
  finders: () => import('./finders.ts').then((file) => file.freightFinders),
  auditActs: freightActs,
} satisfies Feature;
