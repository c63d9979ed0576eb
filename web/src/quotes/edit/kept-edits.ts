import { chargeUnits } from '@fairway/contract/charge-codes.ts';
import { type QuoteDetail, quoteGroups, quoteLanguages } from '@fairway/contract/quotes.ts';
import * as z from 'zod/mini';
import { type EditedLine, editedLine } from './edited-lines.ts';
import type { Edited } from './edited-quote.ts';

const text = z.string();
const keptEdits = z.object({
  /** What was changed: which version, and which lines it had. */
  version: z.number(),
  lineIds: z.array(text),
  edited: z.object({
    ...{ customerId: text, addressee: text, contactName: text, remark: text, validUntil: text },
    language: z.enum(quoteLanguages),
    lines: z.array(
      z.object({
        ...{ key: text, isNew: z.boolean(), group: z.enum(quoteGroups), chargeCode: text, nameZh: text },
        ...{ nameEn: text, unit: z.enum(chargeUnits), boxType: text, currency: text, quantity: text },
        ...{ price: text, paidAt: z.enum(['PP', 'CC']), isIncluded: z.boolean() },
      }),
    ),
  }),
});
export interface KeptEdits extends Omit<z.infer<typeof keptEdits>, 'edited'> {
  edited: Edited;
}

/** It may have been written by an earlier edition of the app, or by somebody else's hand. */
export const readEdits = (kept: unknown): KeptEdits | undefined => z.safeParse(keptEdits, kept).data;

/**
 * Edits in the quote as it is now. Where it was saved or computed anew since, lines that are gone stay gone, and lines
 * that came since stay.
 */
export function broughtBy({ version, lineIds, edited }: KeptEdits, base: QuoteDetail): Edited {
  if (version === base.version) return edited;
  const isThere = (line: EditedLine) =>
    line.isNew ||
    base.lines.some(
      ({ id, chargeCode, boxType }) =>
        id === line.key && chargeCode === line.chargeCode && boxType === line.boxType,
    );
  const kept = edited.lines.filter(isThere);
  const wasTakenOut = (id: string) => lineIds.includes(id) && !edited.lines.some(({ key }) => key === id);
  const came = base.lines.filter(({ id }) => !kept.some(({ key }) => key === id) && !wasTakenOut(id));
  return { ...edited, lines: [...kept, ...came.map(editedLine)] };
}
