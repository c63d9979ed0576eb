import { account } from './account/feature.ts';
import { aging } from './aging/feature.ts';
import { areas } from './areas/feature.ts';
import { audit } from './audit/feature.ts';
import { bill } from './bill/feature.ts';
import { boards } from './boards/feature.ts';
import { calendar } from './calendar/feature.ts';
import { charges } from './charges/feature.ts';
import { chat } from './chat/feature.ts';
import { customers } from './customers/feature.ts';
import { dashboards } from './dashboards/feature.ts';
import { dataInterfaces } from './data-interfaces/feature.ts';
import { dictionary } from './dictionary/feature.ts';
import { favourites } from './favourites/feature.ts';
import type { Feature } from './feature.ts';
import { files } from './files/feature.ts';
import { firstHour } from './first-hour/feature.ts';
import { freight } from './freight/feature.ts';
import { gallery } from './gallery/feature.ts';
import { health } from './health/feature.ts';
import { invoices } from './invoices/feature.ts';
import { jobAdmin } from './job-admin/feature.ts';
import { ledger } from './ledger/feature.ts';
import { masterData } from './master-data/feature.ts';
import { menuAdmin } from './menu-admin/feature.ts';
import { messages } from './messages/feature.ts';
import { notices } from './notices/feature.ts';
import { orders } from './orders/feature.ts';
import { organisation } from './organisation/feature.ts';
import { organisationAdmin } from './organisation-admin/feature.ts';
import { payments } from './payments/feature.ts';
import { people } from './people/feature.ts';
import { permission } from './permission/feature.ts';
import { places } from './places/feature.ts';
import { punchCard } from './punch-card/feature.ts';
import { quotes } from './quotes/feature.ts';
import { rateImport } from './rate-import/feature.ts';
import { records } from './records/feature.ts';
import { release } from './release/feature.ts';
import { reportLog } from './report-log/feature.ts';
import { schedule } from './schedule/feature.ts';
import { search } from './search/feature.ts';
import { session } from './session/feature.ts';
import { settings } from './settings/feature.ts';
import { shipments } from './shipments/feature.ts';
import { signInMethods } from './sign-in-methods/feature.ts';
import { statements } from './statements/feature.ts';
import { system } from './system/feature.ts';
import { taxInvoices } from './tax-invoices/feature.ts';
import { tracking } from './tracking/feature.ts';
import { users } from './users/feature.ts';
import { views } from './views/feature.ts';
import { workflow } from './workflow/feature.ts';

/** Every feature, what it needs of others before it: in this order rows are loaded and people forgotten. */
export const features: readonly Feature[] = [
  system,
  organisation,
  permission,
  session,
  signInMethods,
  account,
  people,
  dictionary,
  areas,
  bill,
  files,
  audit,
  dataInterfaces,
  records,
  workflow,
  favourites,
  chat,
  messages,
  notices,
  search,
  views,
  masterData,
  customers,
  places,
  freight,
  rateImport,
  quotes,
  shipments,
  orders,
  tracking,
  ledger,
  charges,
  invoices,
  payments,
  taxInvoices,
  aging,
  statements,
  release,
  boards,
  dashboards,
  users,
  organisationAdmin,
  menuAdmin,
  jobAdmin,
  health,
  settings,
  calendar,
  schedule,
  punchCard,
  reportLog,
  gallery,
  firstHour,
];
