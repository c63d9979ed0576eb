import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { job } from '../jobs/job.ts';
import { followFlow } from '../workflow/subjects/follow-flow.ts';
import { dropUnanswered } from './confirm-red.ts';
import { settleRedInvoice } from './settle-red-invoice.ts';
import { settleTaxInvoice } from './settle-tax-invoice.ts';

export const taxInvoiceJobs = ({ bus }: { bus: Bus }) => [
  followFlow('taxInvoice', bus, (ctx, report) => settleTaxInvoice({ ...ctx, bus }, report)),
  followFlow('redInvoice', bus, (ctx, report) => settleRedInvoice({ ...ctx, bus }, report)),
  job({
    name: 'drop-unanswered-red-invoices',
    payload: z.unknown(),
    every: '*/15 * * * *',
    work: (ctx) => dropUnanswered({ ...ctx, bus }),
  }),
];
