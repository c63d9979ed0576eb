import type { Feature } from '../wire/feature.ts';
import { organisationAdminActs, organisationAdminActsTitle } from './audit-acts.ts';
import { organisationAdminLive } from './live.ts';
import { organisationScreen } from './paths.ts';
import { organisationAdminWords } from './words.ts';

export const organisationAdminFeature = {
  words: [organisationAdminWords],
  screens: [
    {
      path: organisationScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./organisation-page.tsx').then((page) => page.OrganisationPage),
    },
  ],
  live: organisationAdminLive,
  auditActs: organisationAdminActs,
  auditTitle: organisationAdminActsTitle,
} satisfies Feature;
