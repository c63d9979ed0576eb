import { createCreditNote, listInvoices, updateInvoice } from '@fairway/contract/invoices.ts';
import {
  claimPayment,
  getPayment,
  listPayments,
  registerPayment,
  reversePayment,
  reverseSettlement,
  settleInvoices,
} from '@fairway/contract/payments.ts';
import fc from 'fast-check';
import type { MoneyCompany } from '../../invoices/testing/money-company.ts';

/** What somebody does next, with numbers that choose among what is there. */
export type Step = readonly [act: number, one: number, other: number, cents: number];
export const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.nat(99),
  fc.nat(1_000),
  fc.nat(1_000),
  fc.integer({ min: 1, max: 500_000 }),
);

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** Does one thing as the manager, whatever comes of it: refusals are answers too. Gives the code of the reply. */
export async function doStep(company: MoneyCompany, [act, one, other, cents]: Step): Promise<number> {
  const { manager, charge, approved, drafted, mine, other: second, vendor, accounts } = company;
  const invoices = async (tab: 'draft' | 'confirmed' | 'issued' | 'partlyPaid' | 'paid') =>
    (await manager.call(listInvoices, { body: { pageSize: 30, tab } })).data?.list ?? [];
  const payments = async () =>
    (await manager.call(listPayments, { body: { pageSize: 30, filters: { status: ['confirmed'] } } })).data
      ?.list ?? [];
  const currency = other % 2 === 0 ? 'CNY' : 'USD';
  if (act < 15) {
    const side = one % 4 === 0 ? 'payable' : 'receivable';
    const partyId = side === 'payable' ? vendor : (pick([mine, second], one) ?? mine);
    const count = 1 + (other % 3);
    const added = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        charge(pick(['DOC', 'THC', 'TRK', 'OF'], one + at) ?? 'DOC', amountOf(cents + at), {
          ...{ side, partyId, currency, onBehalf: (one + at) % 7 === 0 },
        }),
      ),
    );
    const { ids } = await approved(added);
    const [id = ''] = await drafted(ids);
    const [draft] = await invoices('draft');
    if (side === 'payable' && draft?.id === id)
      await manager.call(updateInvoice, {
        params: { id },
        body: { version: draft.version, supplierNo: `S-${id}` },
      });
    return 200;
  }
  if (act < 30) return (await moved(company, pick(await invoices('draft'), one)?.id, 'confirm')) ?? 200;
  if (act < 45) return (await moved(company, pick(await invoices('confirmed'), one)?.id, 'issue')) ?? 200;
  if (act < 47) return (await moved(company, pick(await invoices('confirmed'), one)?.id, 'reopen')) ?? 200;
  if (act < 49) return (await moved(company, pick(await invoices('issued'), one)?.id, 'void')) ?? 200;
  if (act < 54) {
    const invoice = pick([...(await invoices('issued')), ...(await invoices('partlyPaid'))], one);
    if (!invoice) return 200;
    const { lines, version } = await company.shown(invoice.id);
    const line = pick(lines, other);
    const { code } = await manager.call(createCreditNote, {
      params: { id: invoice.id },
      body: { version, reason: '退', lines: [{ lineId: line?.id ?? '', amount: amountOf(cents) }] },
    });
    return code;
  }
  if (act < 68) {
    const { code } = await manager.call(registerPayment, {
      body: {
        direction: one % 4 === 0 ? 'out' : 'in',
        bankAccountId: accounts[currency],
        ...{ amount: amountOf(cents), fee: other % 5 === 0 ? '1.5' : '0' },
        valueOn: pick(['2026-11-10', '2026-10-20'], other) ?? '2026-11-10',
        partyId: one % 4 === 0 ? vendor : (pick([mine, second, null], other) ?? null),
      },
    });
    return code;
  }
  const payment = pick(await payments(), one);
  if (!payment) return 200;
  const params = { id: payment.id };
  if (act < 73) {
    const parties = [
      { partyId: mine, amount: amountOf(cents) },
      { partyId: second, amount: amountOf(1 + (cents % 5_000)) },
    ].slice(0, 1 + (other % 2));
    return (await manager.call(claimPayment, { params, body: { version: payment.version, parties } })).code;
  }
  if (act < 94) {
    const invoice = pick([...(await invoices('issued')), ...(await invoices('partlyPaid'))], other);
    const partyId = invoice?.partyId ?? mine;
    const direction = invoice?.kind === 'supplier' ? 'out' : 'in';
    // Mostly money that fits, sometimes any.
    const fitting = (await payments()).find(
      (each) =>
        each.direction === direction &&
        each.parties.some((part) => part.partyId === partyId && Number(part.unapplied) > 0),
    );
    const from = one % 6 === 0 ? payment : (fitting ?? payment);
    const left = Number(from.parties.find((part) => part.partyId === partyId)?.unapplied ?? 1);
    const owed = from.currency === invoice?.currency ? Number(invoice.balance) : left;
    const amount = other % 3 === 0 ? amountOf(cents) : (Math.min(left, owed) || 1).toFixed(2);
    const asked = { invoiceId: invoice?.id ?? from.id, amount, closes: one % 5 === 0 };
    return (
      await manager.call(settleInvoices, { params: { id: from.id }, body: { partyId, invoices: [asked] } })
    ).code;
  }
  if (act < 98) {
    const { data } = await manager.call(getPayment, { params });
    const settlement = pick(data?.settlements ?? [], other);
    if (!settlement) return 200;
    return (await manager.call(reverseSettlement, { params: { id: settlement.id }, body: { reason: '错' } }))
      .code;
  }
  return (await manager.call(reversePayment, { params, body: { version: payment.version, reason: '错' } }))
    .code;
}

/** So many random commands one after the other, or by several at once. Gives how often each code was answered. */
export async function playHistory(
  company: MoneyCompany,
  { count, seed, atOnce = 1 }: { count: number; seed: number; atOnce?: number },
  report: (done: number) => Promise<void> = async () => undefined,
  codes = new Map<number, number>(),
): Promise<Map<number, number>> {
  const portion = 1_000;
  for (let done = 0; done < count; done += portion) {
    const steps = fc.sample(anyStep, { numRuns: Math.min(portion, count - done), seed: seed + done });
    const next = steps.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const step of next) {
          const code = await doStep(company, step);
          codes.set(code, (codes.get(code) ?? 0) + 1);
        }
      }),
    );
    await report(done + steps.length);
  }
  return codes;
}

async function moved(
  { act }: MoneyCompany,
  id: string | undefined,
  name: 'confirm' | 'issue' | 'reopen' | 'void',
): Promise<number | undefined> {
  return id === undefined ? undefined : (await act(name, id, { reason: '错' })).code;
}
