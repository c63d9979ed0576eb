import * as z from 'zod/mini';

/** Bounds of what one form or flow says in another language. */
export const translationLimits = { texts: 3_000, letters: 2_000 } as const;

const text = z.string().check(z.maxLength(translationLimits.letters));

/**
 * What the texts of a form or a flow are called in another language, by the text as it is written: a text that was
 * changed since has no translation and is shown as written.
 */
export const translations = z.object({
  en: z.optional(
    z.record(text, text).check(
      z.refine((texts) => Object.keys(texts).length <= translationLimits.texts, {
        error: `at most ${translationLimits.texts}`,
      }),
    ),
  ),
});
export type Translations = z.infer<typeof translations>;
