import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { quotesWords } from '../quotes/words.ts';
import type { Feature } from '../wire/feature.ts';
import { ordersActs, ordersActsTitle } from './audit-acts.ts';
import { ordersLive } from './live.ts';
import { companyOrdersPath, myOrdersPath, newOrderPath, orderFormScreen, orderScreen } from './paths.ts';
import { ordersWords } from './words.ts';

export const ordersFeature = {
  words: [entitiesWords, masterDataWords, freightWords, quotesWords, ordersWords],
  screens: [
    {
      path: myOrdersPath,
      page: () => import('./list/orders-page.tsx').then((page) => page.MyOrdersPage),
      group: 'apply',
    },
    {
      path: companyOrdersPath,
      page: () => import('./list/orders-page.tsx').then((page) => page.CompanyOrdersPage),
      group: 'apply',
    },
    {
      path: orderScreen,
      page: () => import('./detail/order-page.tsx').then((page) => page.OrderPage),
      group: 'apply',
    },
    {
      path: orderFormScreen,
      isOwn: true,
      page: () => import('./form/order-form-page.tsx').then((page) => page.OrderFormPage),
      group: 'apply',
    },
  ],
  live: ordersLive,
  auditActs: ordersActs,
  auditTitle: ordersActsTitle,
  links: { newOrder: newOrderPath },
  finders: () => import('./finders.ts').then((file) => file.ordersFinders),
  staffCards: () => import('./home/orders-to-review.tsx').then((file) => file.ordersStaffCards),
  customerCards: () => import('./customer-orders.tsx').then((file) => file.ordersCustomerCards),
} satisfies Feature;
