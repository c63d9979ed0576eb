import * as z from 'zod/mini';

/**
 * A reply that carries a form or a flow gives it twice: in the shape the family's clients read, in the family's fields
 * (`formData`, `columnData`, `propertyJson`, `flowTemplateJson`), and in our language under `definition`, `columns` or
 * `template`. Who reads only ours asks for `own` and is spared the other.
 */
export const shape = z.optional(z.enum(['own', 'both', '']));

/** JSON text in the family's shape; left out where only ours was asked for. */
export const familyText = z.optional(z.string());

/** Something of a definition that the family's shape has no words for. */
export const exportNote = z.object({
  /** The field or node it is about; empty for the whole. */
  path: z.string(),
  setting: z.string(),
  zh: z.string(),
  en: z.string(),
});
export type ExportNote = z.infer<typeof exportNote>;

/** A definition as a file, with what it leaves out. */
export const exportedFile = z.object({
  fileName: z.string(),
  text: z.string(),
  notes: z.array(exportNote),
});
