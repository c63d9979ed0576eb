import { accountFeature } from '../account/feature.ts';
import { agingFeature } from '../aging/feature.ts';
import { areasFeature } from '../areas/feature.ts';
import { billFeature } from '../bill/feature.ts';
import { boardsFeature } from '../boards/feature.ts';
import { calendarFeature } from '../calendar/feature.ts';
import { chargesFeature } from '../charges/feature.ts';
import { chatFeature } from '../chat/feature.ts';
import { customersFeature } from '../customers/feature.ts';
import { dashboardsFeature } from '../dashboards/feature.ts';
import { dictionariesFeature } from '../dictionaries/feature.ts';
import { filesFeature } from '../files/feature.ts';
import { firstHourFeature } from '../first-hour/feature.ts';
import { flowTemplatesFeature } from '../flow-templates/feature.ts';
import { formModelsFeature } from '../form-models/feature.ts';
import { formsFeature } from '../forms/feature.ts';
import { freightFeature } from '../freight/feature.ts';
import { galleryFeature } from '../gallery/feature.ts';
import { healthFeature } from '../health/feature.ts';
import { invoicesFeature } from '../invoices/feature.ts';
import { jobsFeature } from '../jobs/feature.ts';
import { ledgerFeature } from '../ledger/feature.ts';
import { masterDataFeature } from '../master-data/feature.ts';
import { menuAdminFeature } from '../menu-admin/feature.ts';
import { messagesFeature } from '../messages/feature.ts';
import { noticesFeature } from '../notices/feature.ts';
import { onlineSessionsFeature } from '../online-sessions/feature.ts';
import { ordersFeature } from '../orders/feature.ts';
import { organisationAdminFeature } from '../organisation-admin/feature.ts';
import { paymentRequestsFeature } from '../payment-requests/feature.ts';
import { paymentsFeature } from '../payments/feature.ts';
import { peopleFeature } from '../people/feature.ts';
import { placesFeature } from '../places/feature.ts';
import { punchCardFeature } from '../punch-card/feature.ts';
import { quotesFeature } from '../quotes/feature.ts';
import { rateImportFeature } from '../rate-import/feature.ts';
import { recordsFeature } from '../records/feature.ts';
import { releaseFeature } from '../release/feature.ts';
import { reportLogFeature } from '../report-log/feature.ts';
import { rightsFeature } from '../rights/feature.ts';
import { scanFeature } from '../scan/feature.ts';
import { scheduleFeature } from '../schedule/feature.ts';
import { searchFeature } from '../search/feature.ts';
import { sessionFeature } from '../session/feature.ts';
import { settingsFeature } from '../settings/feature.ts';
import { shipmentsFeature } from '../shipments/feature.ts';
import { signInMethodsFeature } from '../sign-in-methods/feature.ts';
import { signInSettingsFeature } from '../sign-in-settings/feature.ts';
import { statementsFeature } from '../statements/feature.ts';
import { systemFeature } from '../system/feature.ts';
import { taxInvoicesFeature } from '../tax-invoices/feature.ts';
import { trackingFeedsFeature } from '../tracking-feeds/feature.ts';
import { usersFeature } from '../users/feature.ts';
import { viewsFeature } from '../views/feature.ts';
import type { Feature } from '../wire/feature.ts';
import { workbenchFeature } from '../workbench/feature.ts';
import { workflowFeature } from '../workflow/feature.ts';

const all = [
  sessionFeature,
  searchFeature,
  signInMethodsFeature,
  peopleFeature,
  filesFeature,
  formsFeature,
  recordsFeature,
  formModelsFeature,
  scanFeature,
  messagesFeature,
  noticesFeature,
  chatFeature,
  workflowFeature,
  flowTemplatesFeature,
  workbenchFeature,
  masterDataFeature,
  customersFeature,
  placesFeature,
  freightFeature,
  rateImportFeature,
  quotesFeature,
  ordersFeature,
  shipmentsFeature,
  chargesFeature,
  invoicesFeature,
  taxInvoicesFeature,
  agingFeature,
  boardsFeature,
  dashboardsFeature,
  paymentRequestsFeature,
  paymentsFeature,
  ledgerFeature,
  statementsFeature,
  releaseFeature,
  trackingFeedsFeature,
  accountFeature,
  systemFeature,
  onlineSessionsFeature,
  jobsFeature,
  healthFeature,
  usersFeature,
  organisationAdminFeature,
  rightsFeature,
  menuAdminFeature,
  settingsFeature,
  signInSettingsFeature,
  dictionariesFeature,
  areasFeature,
  calendarFeature,
  scheduleFeature,
  reportLogFeature,
  punchCardFeature,
  billFeature,
  viewsFeature,
  galleryFeature,
  firstHourFeature,
] as const;

/** Every feature behind the login. Loaded with the frame: the first visitor needs none of it. */
export const features: readonly Feature[] = all;

/** What each of them brings, to the letter. */
export type Features = (typeof all)[number];
