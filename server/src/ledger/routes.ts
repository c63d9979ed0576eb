import * as contract from '@fairway/contract/ledger.ts';
import { type Route, route } from '../http/context.ts';
import { actOnPeriod, listPeriods } from './periods.ts';
import { listLedgerEntries } from './shown-entries.ts';
import { getTrialBalance } from './trial-balance.ts';
import { exportVouchers, getVoucherFile, listVoucherBatches } from './vouchers.ts';
import type { Waiting } from './waiting.ts';

export const ledgerRoutes = ({ waiting }: { waiting: Waiting }): Route[] => [
  route(contract.listPeriods, (ctx) => listPeriods(ctx, waiting)),
  route(contract.actOnPeriod, (ctx, { params, body }) => actOnPeriod(ctx, params, body, waiting)),
  route(contract.getTrialBalance, (ctx, { query }) => getTrialBalance(ctx, query)),
  route(contract.listLedgerEntries, (ctx, { body }) => listLedgerEntries(ctx, body)),
  route(contract.exportVouchers, (ctx, { body }) => exportVouchers(ctx, body.period)),
  route(contract.listVoucherBatches, (ctx) => listVoucherBatches(ctx)),
  route(contract.getVoucherFile, (ctx, { params, query }) => getVoucherFile(ctx, params.id, query.as)),
];
