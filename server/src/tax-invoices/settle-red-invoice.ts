import { exact } from '@fairway/domain/money/money.ts';
import { taxActFits } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { redOpen } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { changeAndNote } from './note-acts.ts';
import { nowOf } from './reader.ts';
import { actOf, endedBy, type Report, type Settler } from './settle-tax-invoice.ts';
import { changeTaxInvoice, findTaxLines, type StoredTaxInvoice, takeTaxInvoiceById } from './store.ts';

/** The same for a red one; what ends it lets the blue one be what it was before. */
export async function settleRedInvoice(
  settler: Settler,
  { subjectId, flowId, status }: Report,
): Promise<void> {
  const { db, now } = settler;
  const red = await takeTaxInvoiceById(db, subjectId);
  if (!red || red.redOfId === null || red.flowId !== flowId) return;
  const act = actOf(status);
  if (!taxActFits(act, nowOf(red))) return;
  if (act === 'revive') return revive(settler, red);
  if (act === 'approve') {
    await changeAndNote(settler, red, { status: 'approved', stateRemark: '', approvedAt: now }, { act });
    return;
  }
  await changeAndNote(settler, red, ...(await endedBy(settler, flowId, act)));
  await dropRed(settler, red);
}

/** Nothing came of a red one: the blue one is what it was before. */
export async function dropRed(
  { db, now }: Pick<Settler, 'db' | 'now'>,
  { redOfId }: Pick<StoredTaxInvoice, 'redOfId'>,
): Promise<void> {
  const blue = redOfId === null ? undefined : await takeTaxInvoiceById(db, redOfId);
  if (!blue || blue.statusBefore === null || !taxActFits('redDropped', nowOf(blue))) return;
  await changeTaxInvoice(db, blue.id, {
    ...{ status: blue.statusBefore, statusBefore: null, version: blue.version + 1, lastModifyTime: now },
  });
}

/** Back to life only while the blue one can be turned red, and by so much. */
async function revive(settler: Settler, red: StoredTaxInvoice): Promise<void> {
  const { db, now } = settler;
  const blue = await takeTaxInvoiceById(db, red.redOfId ?? '');
  if (!blue || !taxActFits('red', nowOf(blue))) return;
  const lines = new Map((await findTaxLines(db, [blue.id])).map((line) => [line.id, line]));
  const fits = (await findTaxLines(db, [red.id])).every(({ redOfId, gross }) => {
    const line = lines.get(redOfId ?? '');
    return (
      line !== undefined &&
      exact(gross)
        .abs()
        .lessThanOrEqualTo(exact(redOpen(line)).abs())
    );
  });
  if (!fits) return;
  await changeAndNote(settler, red, { status: 'applied', stateRemark: '' }, { act: 'revive' });
  await changeTaxInvoice(db, blue.id, {
    ...{ status: 'redPending', statusBefore: blue.status, version: blue.version + 1, lastModifyTime: now },
  });
}
