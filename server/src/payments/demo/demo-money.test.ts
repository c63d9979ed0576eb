import { listInvoices } from '@fairway/contract/invoices.ts';
import { actOnPeriod, getTrialBalance, listPeriods } from '@fairway/contract/ledger.ts';
import { getPayment, listPayments } from '@fairway/contract/payments.ts';
import { listCharges } from '@fairway/contract/shipment-charges.ts';
import { createMonthlyStatements, listStatements, previewStatement } from '@fairway/contract/statements.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerIdOf } from '../../customers/demo/ids.ts';
import { companyDay } from '../../freight/company-day.ts';
import { agedDays } from '../../invoices/demo/demo-answers.ts';
import { recomputeMoney, recomputeTotals } from '../../ledger/testing/recompute-money.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let finance: Person;
let boss: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [finance, boss] = [await app.as('finance02'), await app.as('gm01')];
});
afterAll(() => app.close());

const rowsOf = async <T>(statement: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(statement, values)).rows as T[];
const only = async (statement: string): Promise<Record<string, number>> =>
  (await rowsOf<Record<string, number>>(statement))[0] ?? {};
/** `12.34` as whole thousandths, as the script counts. */
const thousandths = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(3, '0'));
};
const sumsOf = (list: readonly [key: string, amount: string][]): Record<string, bigint> =>
  Object.fromEntries(list.map(([key, amount]) => [key, thousandths(amount)]));

describe('the money of the demo company', () => {
  it('agrees to the cent with what is recomputed from the rows', async () => {
    expect(await recomputeMoney(app.database.pool)).toEqual([]);
  });

  it('is shown by every list as it is recomputed', async () => {
    const totals = await recomputeTotals(app.database.pool);
    const charges = await boss.call(listCharges, { body: { pageSize: 20 } });
    const { receivable = [], payable = [] } = charges.data?.sums ?? {};
    expect(
      sumsOf([
        ...receivable.map(({ currency, amount }): [string, string] => [`receivable ${currency}`, amount]),
        ...payable.map(({ currency, amount }): [string, string] => [`payable ${currency}`, amount]),
      ]),
    ).toEqual(Object.fromEntries(totals.charges));

    const invoices = (await finance.call(listInvoices, { body: { pageSize: 20 } })).data?.sums ?? [];
    expect(sumsOf(invoices.map(({ side, currency, total }) => [`${side} ${currency}`, total]))).toEqual(
      Object.fromEntries(totals.billed),
    );
    expect(sumsOf(invoices.map(({ side, currency, balance }) => [`${side} ${currency}`, balance]))).toEqual(
      Object.fromEntries(totals.owed),
    );

    const payments = (await finance.call(listPayments, { body: { pageSize: 20 } })).data?.sums ?? [];
    const key = ({ direction, currency }: { direction: string; currency: string }) =>
      `${direction} ${currency}`;
    expect(sumsOf(payments.map((sum) => [key(sum), sum.amount]))).toEqual(Object.fromEntries(totals.paid));
    expect(sumsOf(payments.map((sum) => [key(sum), sum.unapplied]))).toEqual(
      Object.fromEntries(totals.unapplied),
    );

    const { data } = await finance.call(getTrialBalance, { query: { from: '2000-01', to: '2099-12' } });
    expect(data?.difference).toBe('0.00');
    expect(
      sumsOf(
        (data?.list ?? []).map(({ account, currency, bookClosing }) => [
          `${account} ${currency}`,
          bookClosing,
        ]),
      ),
    ).toEqual(Object.fromEntries(totals.accounts));
    for (const currency of ['CNY', 'USD', 'EUR']) {
      const own = (data?.list ?? []).filter((sum) => sum.currency === currency);
      expect(own.length).toBeGreaterThan(3);
      expect(own.reduce((sum, { closing }) => sum + thousandths(closing), 0n)).toBe(0n);
    }
  });

  it('is of every state, for shipments of a year and a half', async () => {
    const counts = await only(`select (select count(*) from shipment_charge)::int as charges,
      (select count(*) from invoice)::int as invoices, (select count(*) from payment)::int as payments,
      (select count(*) from payment where unclaimed > 0)::int as unclaimed`);
    expect(counts.unclaimed).toBe(8);
    expect(counts.charges).toBeGreaterThan(5_500);
    expect(counts.invoices).toBeGreaterThan(800);
    expect(counts.payments).toBeGreaterThan(500);
    const states = async (table: string) =>
      (await rowsOf<{ status: string }>(`select distinct status from ${table} order by 1`)).map(
        ({ status }) => status,
      );
    expect(await states('shipment_charge')).toEqual(['approved', 'draft', 'rejected', 'submitted']);
    expect(await states('invoice')).toEqual(['confirmed', 'draft', 'issued', 'paid', 'partlyPaid', 'void']);
    const kinds = await rowsOf<{ kind: string }>('select distinct kind from payment order by 1');
    expect(kinds.map(({ kind }) => kind)).toEqual(['deposit', 'normal', 'prepaid']);
    // The next number of a rule is behind all that were given.
    const numbers = await only(`select count(*)::int as wrong from bill_counter c
      join (values ('DebitNoteNumber', 'DN'), ('CreditNoteNumber', 'CN'), ('PayableBillNumber', 'AP'),
        ('ReceiptNumber', 'REC'), ('PaymentNumber', 'PAY')) r (rule, prefix) on r.rule = c."ruleId"
      where c.last < (select count(*) from (select "invoiceNo" as no from invoice union all select "paymentNo" from payment) n
        where n.no like r.prefix || c.period || '%')`);
    expect(numbers).toEqual({ wrong: 0 });
    const ahead = await only(`select (select count(*) from invoice where "creatorTime" > now())::int
      + (select count(*) from payment where "creatorTime" > now())::int
      + (select count(*) from ledger_entry where at > now())::int
      + (select count(*) from charge_act where at > now())::int as ahead`);
    expect(ahead).toEqual({ ahead: 0 });
  });

  it('has months that are closed and locked, with nothing waiting in them', async () => {
    const { data } = await finance.call(listPeriods);
    const list = data?.list ?? [];
    const states = list.map(({ status }) => status);
    expect(states.slice(0, 2)).toEqual(['open', 'open']);
    expect(states[2]).toBe('closed');
    expect(states.at(-1)).toBe('locked');
    // What a shipment earns and what it costs are of one month: each of them earns something, and not too much.
    for (const { code, revenue, cost } of list.slice(1)) {
      const margin = 1 - Number(cost) / Number(revenue);
      expect(margin, code).toBeGreaterThan(0.03);
      expect(margin, code).toBeLessThan(0.3);
    }
    const waiting = await only(`select count(*)::int as count from shipment_charge c
      join accounting_period p on p.code = c.period where c.status <> 'approved'`);
    expect(waiting).toEqual({ count: 0 });
    const code = list.find(({ status }) => status === 'locked')?.code ?? '';
    const { code: refused } = await finance.call(actOnPeriod, {
      params: { code, act: 'close' },
      body: { reason: '' },
    });
    expect(refused).not.toBe(200);
  });

  it('never overdraws an account of a bank, and buys the dollars it has to pay', async () => {
    const overdrawn = await rowsOf(
      `select "bankAccountId", currency, "bookedOn", balance from (
         select l."bankAccountId", l.currency, e."bookedOn",
           sum(l.amount) over (partition by l."bankAccountId" order by e.at, e.id) as balance
         from ledger_line l join ledger_entry e on e.id = l."entryId" where l.account = 'bank') b
       where balance < 0 order by balance limit 20`,
    );
    expect(overdrawn).toEqual([]);
    const bought = await only(
      `select count(distinct "entryId")::int as count from ledger_line where account = 'conversion' and "paymentId" is null`,
    );
    expect(bought.count).toBeGreaterThan(5);
  });

  it('keeps deposits, loans of owners and own transfers apart in the books', async () => {
    const accountsOf = async (kind: string) =>
      (
        await rowsOf<{ account: string }>(
          `select distinct account from ledger_line l join ledger_entry e on e.id = l."entryId"
           where e.kind = '${kind}' order by 1`,
        )
      ).map(({ account }) => account);
    expect(await accountsOf('loan')).toEqual(['bank', 'ownerLoan']);
    expect(await accountsOf('transfer')).toEqual(['bank', 'conversion']);
    expect(await accountsOf('settlement')).not.toContain('bank');
    const deposits = await only(
      `select sum(-amount)::numeric(18, 2) as sum from ledger_line where account = 'deposit'`,
    );
    expect(deposits).toEqual({ sum: '10000.00' });
  });

  it('has customers who pay by the month, whose statements are made together', async () => {
    const today = companyDay(new Date());
    const last = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
    const monthly = ['C0002', 'C0004'].map(customerIdOf);
    const late = await rowsOf(
      `select "invoiceNo", "baseOn", "dueOn" from invoice where kind = 'debit' and "partyId" = any($1)
       and substr("dueOn", 9) <> case "partyId" when $2 then '25' else '10' end
       and "dueReason" = ''`,
      [monthly, monthly[0]],
    );
    expect(late).toEqual([]);
    const statements = await rowsOf<{ partyId: string; count: number }>(
      `select "partyId", count(*)::int as count from statement where "partyId" = any($1) group by 1 order by 1`,
      [monthly],
    );
    expect(statements).toEqual([
      { partyId: monthly[0], count: 3 },
      { partyId: monthly[1], count: 2 },
    ]);
    const { data } = await finance.call(createMonthlyStatements, { body: { month: last } });
    expect(data).toMatchObject({ twice: 1, tooLong: 0, left: 0 });
    const made = await rowsOf(
      `select distinct "partyId" from statement where status = 'draft' and "partyId" = any($1)`,
      [monthly],
    );
    expect(data?.made).toBeGreaterThanOrEqual(made.length);
    expect(made).toContainEqual({ partyId: monthly[1] });
  });

  it('has papers in every state', async () => {
    const states = async (table: string) =>
      (await rowsOf<{ status: string }>(`select distinct status from ${table} order by 1`)).map(
        ({ status }) => status,
      );
    expect(await states('statement')).toEqual(['closed', 'confirmed', 'disputed', 'draft', 'sent']);
    expect(await states('charge_change')).toEqual(['approved', 'asked', 'draft', 'rejected']);
    expect(await states('payment_request')).toEqual(['approved', 'asked', 'paid', 'rejected']);
    const client = await app.as('client01');
    const own = (await client.call(listStatements, { body: { pageSize: 20 } })).data?.list ?? [];
    expect(own.map(({ status }) => status).toSorted()).toEqual(['closed', 'disputed', 'sent']);
    // What was sent is still what it would say.
    const sent = own.find(({ status }) => status === 'sent') ?? expect.fail();
    const again = await finance.call(previewStatement, {
      body: {
        partyId: sent.partyId,
        companyId: sent.companyId,
        from: sent.from,
        to: sent.to,
        basis: sent.basis,
      },
    });
    expect(again.data?.sums).toEqual(sent.sums);
  });

  it('has bills on each side of every border of the ageing', async () => {
    const today = companyDay(new Date());
    for (const days of agedDays) {
      const found = await rowsOf(
        `select id from invoice where "dueOn" = $1 and kind = 'debit' and status = 'issued' and balance > 0`,
        [addDays(today, -days)],
      );
      expect(found.length, `${days} days`).toBeGreaterThan(0);
    }
  });

  it('has customers within their limit, beyond it, and overdue', async () => {
    const used = async (code: string) => {
      const [row] = await rowsOf<{ used: string; overdue: number; limit: string }>(
        `select (select coalesce(sum("bookBalance"), 0) from invoice where "partyId" = c.id and side = 'receivable'
             and kind = 'debit' and status in ('issued', 'partlyPaid'))
           + (select coalesce(sum("bookAmount"), 0) from shipment_charge where "partyId" = c.id and side = 'receivable'
             and status = 'approved' and invoiced = 0) as used,
           (select count(*)::int from invoice where "partyId" = c.id and kind = 'debit'
             and status in ('issued', 'partlyPaid') and "dueOn" < $2) as overdue,
           "creditTerms" -> 0 ->> 'limit' as limit
         from customer c where id = $1`,
        [customerIdOf(code), companyDay(new Date())],
      );
      return { used: Number(row?.used), limit: Number(row?.limit), overdue: row?.overdue ?? 0 };
    };
    const [good, over, late] = [await used('C0001'), await used('C0006'), await used('C0005')];
    expect(good.used).toBeGreaterThan(0);
    expect(good.used).toBeLessThan(good.limit);
    expect(good.overdue).toBe(0);
    expect(over.used).toBeGreaterThan(over.limit);
    expect(late.overdue).toBeGreaterThan(0);
  });

  it('has what happens seldom', async () => {
    const wire = await only(
      `select count(*)::int as count from settlement where rounding = 25 and "payCurrency" = 'USD'`,
    );
    expect(wire.count).toBe(1);
    const [five] = await rowsOf<{ paymentId: string }>(
      `select s."paymentId" from settlement s join invoice i on i.id = s."invoiceId" where s."reversedAt" is null
       group by 1 having count(*) = 5 and count(distinct i.currency) = 2`,
    );
    const shown = await finance.call(getPayment, { params: { id: five?.paymentId ?? '' } });
    expect(shown.data?.settlements).toHaveLength(5);
    expect(
      await only(`select
        (select count(*) from invoice_dispute d join invoice_line l on l.id = d."lineId"
          join shipment_charge c on c.id = l."chargeId" where c."chargeCodeId" = 'charge-THC' and c."isDisputed"
            and d.status = 'open')::int as disputed,
        (select count(*) from invoice_dispute where status = 'credited')::int as credited,
        (select count(*) from payment where status = 'reversed')::int as reversed,
        (select least(count(*), 1) from settlement where "reversedAt" is not null)::int as taken`),
    ).toEqual({ disputed: 1, credited: 1, reversed: 1, taken: 1 });
    const some = await only(`select
      (select count(*) from invoice where kind = 'credit' and status = 'issued')::int as credits,
      (select count(*) from shipment_charge where "chargeCodeId" = 'charge-LCL' and side = 'receivable' and amount < 0)::int as negative,
      (select count(*) from shipment_charge where "onBehalf" and side = 'receivable')::int as duties,
      (select count(*) from shipment_charge where "isConfidential")::int as confidential,
      (select count(*) from shipment_charge where source = 'order')::int as ordered,
      (select count(*) from invoice where scope = 'several')::int as several,
      (select count(*) from (select "paymentId" from payment_party group by 1 having count(*) > 1) s)::int as split,
      (select count(*) from (select c."shipmentId" from shipment_charge c where not c."onBehalf"
        group by 1 having sum(case c.side when 'receivable' then "bookNet" else -"bookNet" end) < 0
          and count(distinct c.side) = 2) s)::int as losses`);
    for (const [what, count] of Object.entries(some)) expect(count, what).toBeGreaterThan(0);
    const [odd] = await rowsOf<{ currencies: string[]; missing: number }>(
      `select array_agg(distinct currency order by currency) as currencies,
         count(*) filter (where "bookRate" is null)::int as missing
       from shipment_charge group by "shipmentId" having count(*) filter (where "bookRate" is null) > 0`,
    );
    expect(odd?.missing).toBe(1);
    expect(odd?.currencies).toEqual(expect.arrayContaining(['CNY', 'EUR', 'USD']));
  });
});
