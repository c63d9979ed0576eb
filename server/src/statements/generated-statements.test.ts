import { previewStatement, type StatementPreview } from '@fairway/contract/statements.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { anyStep, doStep } from '../payments/testing/money-history.ts';
import { atMoment } from './testing/at-moment.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

/** Whole cents, so that nothing is added up by the rules that are tested. */
const cents = (amount: string): number => Math.round(Number(amount) * 100);

const preview = async (
  partyId: string,
  period: { from: string; to: string },
  basis: 'billDate' | 'etd' = 'billDate',
): Promise<StatementPreview> => {
  const { data, msg } = await company.manager.call(previewStatement, {
    body: { partyId, companyId: 'org-branch', ...period, basis },
  });
  return data ?? expect.fail(msg);
};

it('agrees with the rows and the books, whatever was done on whatever days', async () => {
  const steps = fc.sample(anyStep, { numRuns: 200, seed: Number(process.env.MONEY_SEED ?? 7) });
  for (const [at, step] of steps.entries()) {
    // Eight steps a day, from the tenth of November on, before and after midnight of the company.
    const hours = (at % 8) * 3;
    await atMoment(company.app, new Date(Date.UTC(2026, 10, 10 + Math.floor(at / 8), hours)));
    await doStep(company, step);
  }
  const { pool } = company.app.database;
  const split = '2026-11-20';
  const whole = { from: '2020-01-01', to: '2027-01-01' };
  let settledSeen = 0;
  for (const partyId of [company.mine, company.other]) {
    const { rows: books } = await pool.query<{ currency: string; owed: string }>(
      `select l.currency, sum(l.amount)::text as owed from ledger_line l join ledger_entry e on e.id = l."entryId"
       where l."partyId" = $1 and l.account = 'receivable' and e."companyId" = 'org-branch' group by 1`,
      [partyId],
    );
    const { rows: free } = await pool.query<{ currency: string; amount: string }>(
      `select p.currency, sum(t.unapplied)::text as amount from payment_party t join payment p on p.id = t."paymentId"
       where t."partyId" = $1 and p.direction = 'in' and p.status = 'confirmed' group by 1`,
      [partyId],
    );
    const all = await preview(partyId, whole);
    for (const { currency, owed } of books)
      expect(cents(all.sums.find((sum) => sum.currency === currency)?.closing ?? '0')).toBe(cents(owed));
    for (const { currency, amount } of free)
      expect(cents(all.unapplied.find((one) => one.currency === currency)?.amount ?? '0')).toBe(
        cents(amount),
      );

    for (const basis of ['billDate', 'etd'] as const) {
      const [before, after] = [
        await preview(partyId, { from: whole.from, to: split }, basis),
        await preview(partyId, { from: '2026-11-21', to: whole.to }, basis),
      ];
      for (const sum of after.sums) {
        const { currency, opening, billed, credited, received, closing } = sum;
        expect(cents(opening) + cents(billed) - cents(credited) - cents(received)).toBe(cents(closing));
        const earlier = before.sums.find((one) => one.currency === currency);
        expect(cents(opening)).toBe(cents(earlier?.closing ?? '0'));
        const uses = after.receipts.flatMap((receipt) => receipt.uses).filter(({ isLater }) => !isLater);
        const used = uses.filter(({ settled }) => settled.currency === currency);
        expect(used.reduce((add, { settled }) => add + cents(settled.amount), 0)).toBe(cents(received));
        settledSeen += used.length;
      }
      // What each was open for at the end of the day, asked of the rows.
      const { rows } = await pool.query<{ id: string; open: string }>(
        `select i.id, (i.total
            - coalesce((select sum(covered + rounding) from settlement s where s."invoiceId" = i.id
                and s.at < $2 and (s."reversedAt" is null or s."reversedAt" >= $2)), 0)
            - coalesce((select sum(total) from invoice c where c."creditOfId" = i.id and c."issuedAt" < $2
                and (c.status <> 'void' or c."closedAt" >= $2)), 0))::text as open
         from invoice i where i."partyId" = $1 and i.kind = 'debit' and i."issuedAt" < $2
           and (i.status <> 'void' or i."closedAt" >= $2)`,
        [partyId, new Date('2026-11-20T16:00:00Z')],
      );
      const open = new Map(rows.map((row) => [row.id, cents(row.open)]));
      for (const { invoiceId, closing } of before.invoices)
        expect(cents(closing)).toBe(open.get(invoiceId) ?? 0);
      if (basis === 'billDate')
        for (const [id, left] of open)
          if (left !== 0) expect(before.invoices.map(({ invoiceId }) => invoiceId)).toContain(id);
    }
  }
  expect(settledSeen).toBeGreaterThan(0);
});
