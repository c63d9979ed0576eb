import * as z from 'zod/mini';
import { stateTones } from './forms.ts';

/** A fact of a heading in words of who reads it. */
export const shownFact = z.object({
  label: z.string(),
  text: z.string(),
  kind: z.enum(['text', 'amount', 'dates']),
});
export type ShownFact = z.infer<typeof shownFact>;

/** What stands first where a record is shown. */
export const shownHeading = z.object({
  /** Empty where nothing is filled in that it could be called by. */
  title: z.string(),
  /** The number it was given, where it is not called by it. */
  number: z.string(),
  state: z.nullable(z.object({ text: z.string(), tone: z.enum(stateTones) })),
  facts: z.array(shownFact),
});
export type ShownHeading = z.infer<typeof shownHeading>;
