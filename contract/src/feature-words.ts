import { agingRefusals } from './aging-words.ts';
import { areaModules, areaRefusals } from './area-admin-words.ts';
import { billRuleModules, billRuleRefusals } from './bill-rule-words.ts';
import { boardRefusals } from './board-words.ts';
import { calendarModules, calendarRefusals } from './calendar-words.ts';
import { chargeRefusals } from './charge-words.ts';
import { customerModules, customerRefusals } from './customer-words.ts';
import { dictionaryModules, dictionaryRefusals } from './dictionary-admin-words.ts';
import { entityRefusals } from './entity-words.ts';
import { firstHourModules, firstHourRefusals } from './first-hour-words.ts';
import { flowRefusals } from './flow-words.ts';
import { freightModules, freightRefusals } from './freight-words.ts';
import { healthModules } from './health-words.ts';
import { invoiceModules, invoiceRefusals } from './invoice-words.ts';
import { jobModules, jobRefusals } from './job-words.ts';
import { leavingRefusals } from './leaving-words.ts';
import { ledgerModules, ledgerRefusals } from './ledger-words.ts';
import { masterDataModules, masterDataRefusals } from './master-data-words.ts';
import { menuModules, menuRefusals } from './menu-words.ts';
import { noticeModules, noticeRefusals } from './notice-words.ts';
import { onlineSessionModules, onlineSessionRefusals } from './online-session-words.ts';
import { orderRefusals } from './order-words.ts';
import { unitModules, unitRefusals } from './organisation-admin-words.ts';
import { paymentModules, paymentRefusals } from './payment-words.ts';
import { placeRefusals } from './place-words.ts';
import { punchCardModules, punchCardRefusals } from './punch-card-words.ts';
import { quoteModules, quoteRefusals } from './quote-words.ts';
import { rateImportRefusals } from './rate-import-words.ts';
import { rateWatchModules, rateWatchRefusals } from './rate-watch-words.ts';
import { releaseRefusals } from './release-words.ts';
import { reportLogModules, reportLogRefusals } from './report-log-words.ts';
import { rightsModules, rightsRefusals } from './rights-words.ts';
import { scheduleModules, scheduleRefusals } from './schedule-words.ts';
import { settingModules, settingRefusals } from './setting-words.ts';
import { shipmentRefusals } from './shipment-words.ts';
import { signInMethodModules, signInMethodRefusals } from './sign-in-method-words.ts';
import { statementRefusals } from './statement-words.ts';
import { taxInvoiceModules, taxInvoiceRefusals } from './tax-invoice-words.ts';
import { trackingModules, trackingRefusals } from './tracking-words.ts';
import { userModules, userRefusals } from './user-words.ts';
import { viewRefusals } from './view-words.ts';

// The first screen loads the refusals: a feature keeps its words in a file of their own, without zod and its endpoints.

/** What features refuse with; `errors.ts` has those of the kernel and of older pages. */
export const featureRefusals = {
  ...flowRefusals,
  ...noticeRefusals,
  ...viewRefusals,
  ...entityRefusals,
  ...masterDataRefusals,
  ...customerRefusals,
  ...placeRefusals,
  ...freightRefusals,
  ...rateImportRefusals,
  ...quoteRefusals,
  ...rateWatchRefusals,
  ...shipmentRefusals,
  ...orderRefusals,
  ...trackingRefusals,
  ...chargeRefusals,
  ...invoiceRefusals,
  ...paymentRefusals,
  ...ledgerRefusals,
  ...agingRefusals,
  ...boardRefusals,
  ...statementRefusals,
  ...releaseRefusals,
  ...taxInvoiceRefusals,
  ...userRefusals,
  ...leavingRefusals,
  ...unitRefusals,
  ...rightsRefusals,
  ...menuRefusals,
  ...onlineSessionRefusals,
  ...jobRefusals,
  ...settingRefusals,
  ...signInMethodRefusals,
  ...dictionaryRefusals,
  ...areaRefusals,
  ...calendarRefusals,
  ...scheduleRefusals,
  ...billRuleRefusals,
  ...firstHourRefusals,
  ...reportLogRefusals,
  ...punchCardRefusals,
};

/**
 * What features can be granted, and where they stand in the menu; `modules.ts` has those of older pages. A function, so
 * that the browser, which asks for none of them, leaves them out.
 */
export const featureModules = () => ({
  ...scheduleModules,
  ...reportLogModules,
  ...punchCardModules,
  ...noticeModules,
  ...masterDataModules,
  ...customerModules,
  ...freightModules,
  ...quoteModules,
  ...rateWatchModules,
  ...trackingModules,
  ...paymentModules,
  ...invoiceModules,
  ...taxInvoiceModules,
  ...ledgerModules,
  ...userModules,
  ...unitModules,
  ...rightsModules,
  ...menuModules,
  ...onlineSessionModules,
  ...jobModules,
  ...healthModules,
  ...settingModules,
  ...signInMethodModules,
  ...dictionaryModules,
  ...areaModules,
  ...calendarModules,
  ...billRuleModules,
  ...firstHourModules,
});
