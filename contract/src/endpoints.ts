import * as account from './account.ts';
import * as accountLock from './account-lock.ts';
import * as aging from './aging.ts';
import * as areaAdmin from './area-admin.ts';
import * as billRules from './bill-rules.ts';
import * as boards from './boards.ts';
import * as businessTodo from './business-todo.ts';
import * as calendar from './calendar.ts';
import * as carriers from './carriers.ts';
import * as chargeChanges from './charge-changes.ts';
import * as chargeCodes from './charge-codes.ts';
import * as chat from './chat.ts';
import * as customers from './customers.ts';
import * as dashboards from './dashboards.ts';
import * as dataInterfaces from './data-interfaces.ts';
import * as dictionaryAdmin from './dictionary-admin.ts';
import type { Endpoint } from './endpoint.ts';
import { entityImports } from './entity-imports.ts';
import * as exchangeRates from './exchange-rates.ts';
import * as favourites from './favourites.ts';
import * as files from './files.ts';
import * as firstHour from './first-hour.ts';
import * as formModels from './form-models.ts';
import * as freightRates from './freight-rates.ts';
import * as freightSearch from './freight-search.ts';
import * as gallery from './gallery.ts';
import * as health from './health.ts';
import * as invoices from './invoices.ts';
import * as jobs from './jobs.ts';
import * as leaving from './leaving.ts';
import * as ledger from './ledger.ts';
import * as lineNews from './line-news.ts';
import * as live from './live.ts';
import * as localCharges from './local-charges.ts';
import * as menus from './menus.ts';
import * as messages from './messages.ts';
import * as notices from './notices.ts';
import * as onlineSessions from './online-sessions.ts';
import * as orders from './orders.ts';
import * as organisation from './organisation.ts';
import * as organisationAdmin from './organisation-admin.ts';
import * as ownAccess from './own-access.ts';
import * as paymentRequests from './payment-requests.ts';
import * as payments from './payments.ts';
import * as personalBoard from './personal-board.ts';
import * as places from './places.ts';
import * as ports from './ports.ts';
import * as quotes from './quotes.ts';
import * as rateImport from './rate-import.ts';
import * as rateInquiries from './rate-inquiries.ts';
import * as rateWatches from './rate-watches.ts';
import * as records from './records.ts';
import * as releases from './releases.ts';
import * as reportLog from './report-log.ts';
import * as rights from './rights.ts';
import * as schedule from './schedule.ts';
import * as scheduleIcs from './schedule-ics.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as settings from './settings.ts';
import * as shipmentCharges from './shipment-charges.ts';
import * as shipmentPapers from './shipment-papers.ts';
import * as shipmentPrints from './shipment-prints.ts';
import * as shipmentTracking from './shipment-tracking.ts';
import * as shipments from './shipments.ts';
import * as signInMethods from './sign-in-methods.ts';
import * as signInSettings from './sign-in-settings.ts';
import * as statements from './statements.ts';
import * as system from './system.ts';
import * as targets from './targets.ts';
import * as taxInvoices from './tax-invoices.ts';
import * as trackingFeeds from './tracking-feeds.ts';
import * as userImports from './user-imports.ts';
import * as users from './users.ts';
import * as views from './views.ts';
import * as workflow from './workflow.ts';
import * as workflowComments from './workflow-comments.ts';
import * as workflowDelegations from './workflow-delegations.ts';
import * as workflowLists from './workflow-lists.ts';
import * as workflowMigration from './workflow-migration.ts';
import * as workflowPhrases from './workflow-phrases.ts';
import * as workflowStatistics from './workflow-statistics.ts';
import * as workflowTemplates from './workflow-templates.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** An endpoint, or those of an entity. */
function endpointsIn(exported: unknown): Endpoint[] {
  if (isEndpoint(exported)) return [exported];
  return isEntity(exported) || isImport(exported) ? Object.values(exported).filter(isEndpoint) : [];
}

const isEntity = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'list' in value && 'history' in value;

const isImport = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'preview' in value && 'undo' in value;

/** Every call of the wire, for the OpenAPI text and for tests that try them all. Not for the browser. */
export const endpoints: readonly Endpoint[] = [
  session,
  ownAccess,
  onlineSessions,
  jobs,
  health,
  signInMethods,
  system,
  settings,
  signInSettings,
  dictionaryAdmin,
  areaAdmin,
  calendar,
  schedule,
  scheduleIcs,
  billRules,
  firstHour,
  gallery,
  files,
  organisation,
  organisationAdmin,
  account,
  accountLock,
  dataInterfaces,
  formModels,
  records,
  live,
  chat,
  messages,
  notices,
  workflow,
  workflowLists,
  workflowMigration,
  workflowStatistics,
  workflowTemplates,
  workflowComments,
  workflowDelegations,
  workflowPhrases,
  favourites,
  reportLog,
  search,
  rights,
  menus,
  users,
  userImports,
  leaving,
  views,
  ports,
  carriers,
  chargeCodes,
  exchangeRates,
  customers,
  places,
  entityImports,
  rateImport,
  freightRates,
  freightSearch,
  localCharges,
  quotes,
  rateWatches,
  rateInquiries,
  lineNews,
  shipments,
  shipmentPapers,
  shipmentPrints,
  orders,
  shipmentTracking,
  trackingFeeds,
  shipmentCharges,
  chargeChanges,
  invoices,
  payments,
  paymentRequests,
  ledger,
  aging,
  statements,
  boards,
  dashboards,
  personalBoard,
  businessTodo,
  targets,
  releases,
  taxInvoices,
].flatMap((page) => Object.values(page).flatMap(endpointsIn));
