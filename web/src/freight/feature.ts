import { entitiesWords } from '../entities/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import type { Feature } from '../wire/feature.ts';
import { freightActs, freightActsTitle } from './audit-acts.ts';
import { keepingPath, ratePath } from './paths.ts';
import { watchesWords } from './watches/words.ts';
import { freightWords, lineBoardWords, rateKeepingWords, tariffWords } from './words.ts';

export const freightFeature = {
  words: [
    entitiesWords,
    masterDataWords,
    freightWords,
    watchesWords,
    tariffWords,
    lineBoardWords,
    rateKeepingWords,
  ],
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
      path: '/pages/freight/rates',
      isOwn: true,
      page: () => import('./keeping/keeping-page.tsx').then((page) => page.KeepingPage),
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
    {
      path: '/pages/freight/freightdetail',
      page: () => import('./tariff/tariff-page.tsx').then((page) => page.TariffPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/freight/localchargedetail',
      page: () => import('./tariff/tariff-detail-page.tsx').then((page) => page.TariffDetailPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/tpline',
      page: () => import('./board/board-page.tsx').then((page) => page.BoardPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/localCharges',
      isOwn: true,
      page: () => import('./charges/charges-pages.tsx').then((page) => page.LocalChargesPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/surcharges',
      isOwn: true,
      page: () => import('./charges/charges-pages.tsx').then((page) => page.SurchargesPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/chargeEdit',
      isOwn: true,
      page: () => import('./charges/charge-edit-page.tsx').then((page) => page.ChargeEditPage),
      group: 'apply',
    },
  ],
  links: {
    rate: (id: string) => ratePath(id),
    rateBatch: (flowId: string) => keepingPath({ flow: flowId }),
    ratesOfImport: (importId: string) => keepingPath({ import: importId }),
  },
  finders: () => import('./finders.ts').then((file) => file.freightFinders),
  auditActs: freightActs,
  auditTitle: freightActsTitle,
} satisfies Feature;
