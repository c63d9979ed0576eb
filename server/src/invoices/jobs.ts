import { remindsNow } from '@fairway/domain/invoices/dunning.ts';
import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import { companyDay } from '../freight/company-day.ts';
import { job } from '../jobs/job.ts';
import { changeDisputes, takeLateDisputes } from './dispute-store.ts';
import { dueInvoices, remindParty } from './remind.ts';
import { findInvoices, takeOverdue } from './store.ts';
import { tellAboutInvoice } from './tell-about-invoice.ts';

const someAtOnce = 500;
const nobody = { userId: null };

export const invoiceJobs = ({ bus }: { bus: Bus }) => [
  job({
    name: 'remind-of-invoices',
    payload: z.unknown(),
    // Half past nine in China.
    every: '30 1 * * *',
    work: async (ctx) => {
      const today = companyDay(ctx.now);
      const due = await dueInvoices(ctx.db, await takeOverdue(ctx.db, today, someAtOnce), today);
      const fresh = due.filter(
        ({ invoice, daysPast }) =>
          remindsNow({ daysPast, reminded: levelOf(invoice.remindedLevel), hasUndisputed: true }) !== null,
      );
      for (const [partyId, own] of Map.groupBy(fresh, ({ invoice }) => invoice.partyId))
        await remindParty({ ...ctx, bus, session: nobody }, partyId, own);
    },
  }),
  job({
    name: 'tell-of-late-disputes',
    payload: z.unknown(),
    every: '*/15 * * * *',
    work: async (ctx) => {
      const late = await takeLateDisputes(ctx.db, ctx.now, someAtOnce);
      const invoices = await findInvoices(
        ctx.db,
        late.map(({ invoiceId }) => invoiceId),
      );
      for (const invoice of invoices)
        await tellAboutInvoice({ ...ctx, bus }, invoice, { what: 'lateDispute' });
      await changeDisputes(
        ctx.db,
        late.map(({ id }) => id),
        { isLateTold: true },
      );
    },
  }),
];

const levelOf = (level: number | null): 1 | 2 | 3 | null =>
  level === 1 || level === 2 || level === 3 ? level : null;
