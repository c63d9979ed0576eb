import { rowFill, rowSource } from '@fairway/contract/forms.ts';
import * as z from 'zod/mini';
import { decodeConfig } from '../../wire/navigation/config-query.ts';
import { returnKeyPattern } from '../../wire/navigation/handed-back.ts';

const words = z.string().check(z.maxLength(100));

/** What a picker that is a page of its own is opened with; parameters are values, there is no form to ask. */
const pickerConfig = z.strictObject({
  title: z._default(words, ''),
  source: rowSource,
  multiple: z._default(z.boolean(), false),
  chosen: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(500)), []),
  /** Under which name the choice is handed back. */
  returnKey: z.string().check(z.regex(returnKeyPattern)),
  /** Into which columns of a sub-table the columns of a row go. */
  mapping: z.optional(rowFill.shape.mapping),
});
export type PickerConfig = z.infer<typeof pickerConfig>;

/** The config of a link, or undefined when it is none: links are pasted, cut off and written by strangers. */
export function readPickerConfig(text: string | null): PickerConfig | undefined {
  const { success, data } = z.safeParse(pickerConfig, decodeConfig(text));
  return success && (data.source.interfaceId || data.source.modelId) ? data : undefined;
}
