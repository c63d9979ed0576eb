import type { ChangeDetail, createChargeChange } from '@fairway/contract/charge-changes.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import {
  changedFields,
  type EditedCharge,
  editedOf,
  newCharge,
  written,
  wrongFields,
} from '../shipment/edited-charges.ts';

/** A change order as it is typed: what charges are to be, which are to be nothing, and what comes on top. */
export interface ChangeDraft {
  reason: string;
  after: Readonly<Record<string, EditedCharge>>;
  removed: readonly string[];
  added: readonly EditedCharge[];
}

export const emptyDraft: ChangeDraft = { reason: '', after: {}, removed: [], added: [] };

/** One that was written before, to go on with. */
export function draftOf(change: ChangeDetail, rows: readonly ChargeRow[]): ChangeDraft {
  const edited = new Map(editedOf(rows).map((charge) => [charge.key, charge]));
  const after: Record<string, EditedCharge> = {};
  const added: EditedCharge[] = [];
  for (const [index, line] of change.lines.entries()) {
    const charge = edited.get(line.chargeId ?? '');
    if (!line.after) continue;
    const { amount: _, bookAmount: __, ...values } = line.after;
    if (line.chargeId === null) added.push(newCharge(`kept-${index}`, values.side, values));
    else if (charge) after[charge.key] = { ...charge, ...values };
  }
  const removed = change.lines.flatMap(({ kind, chargeId }) =>
    kind === 'remove' && chargeId ? [chargeId] : [],
  );
  return { reason: change.reason, after, removed, added };
}

export type SentLine = NonNullable<Input<typeof createChargeChange>['body']>['lines'][number];

/** What of it changes something, as it is sent; undefined where something cannot be read. */
export function sentLines(draft: ChangeDraft, rows: readonly ChargeRow[]): SentLine[] | undefined {
  const before = new Map(editedOf(rows).map((charge) => [charge.key, charge]));
  const lines: SentLine[] = [];
  for (const { id, version } of rows) {
    const [was, is] = [before.get(id), draft.after[id]];
    if (draft.removed.includes(id)) lines.push({ chargeId: id, version, after: null });
    else if (was && is && changedFields(is, was).length > 0) {
      if (wrongFields(is).length > 0) return undefined;
      lines.push({ chargeId: id, version, after: written(is) });
    }
  }
  for (const charge of draft.added) lines.push({ chargeId: null, after: written(charge) });
  return lines;
}
