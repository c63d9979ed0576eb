import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { invoicesWords } from '../invoices/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import type { Feature } from '../wire/feature.ts';
import { paymentsActs, paymentsActsTitle } from './audit-acts.ts';
import {
  accountEditScreen,
  accountsScreen,
  paymentPathOf,
  paymentScreen,
  paymentsScreen,
  settlePathOf,
  settleScreen,
} from './paths.ts';
import { paymentsWords } from './words.ts';

export const paymentsFeature = {
  words: [entitiesWords, masterDataWords, freightWords, invoicesWords, paymentsWords],
  screens: [
    {
      path: paymentsScreen,
      isOwn: true,
      page: () => import('./list/payments-page.tsx').then((page) => page.PaymentsPage),
      group: 'apply',
    },
    {
      path: paymentScreen,
      isOwn: true,
      page: () => import('./detail/payment-page.tsx').then((page) => page.PaymentPage),
      group: 'apply',
    },
    {
      path: settleScreen,
      isOwn: true,
      page: () => import('./settle/settle-page.tsx').then((page) => page.SettlePage),
      group: 'apply',
    },
    {
      path: accountsScreen,
      isOwn: true,
      page: () => import('./accounts/accounts-page.tsx').then((page) => page.AccountsPage),
      group: 'apply',
    },
    {
      path: accountEditScreen,
      isOwn: true,
      page: () => import('./accounts/account-edit-page.tsx').then((page) => page.AccountEditPage),
      group: 'apply',
    },
  ],
  auditActs: paymentsActs,
  auditTitle: paymentsActsTitle,
  links: {
    payment: (id) => paymentPathOf(id),
    settleInvoice: (invoiceId) => settlePathOf({ invoiceId }),
  },
} satisfies Feature;
