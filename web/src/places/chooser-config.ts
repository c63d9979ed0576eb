import * as z from 'zod/mini';
import { decodeConfig } from '../wire/navigation/config-query.ts';
import { returnKeyPattern } from '../wire/navigation/handed-back.ts';

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
const text = (most: number) => z._default(z.string().check(z.maxLength(most)), '');

const chooserConfig = z.strictObject({
  title: text(100),
  /** Under which name the place is handed back. */
  returnKey: z._default(z.string().check(z.regex(returnKeyPattern)), 'place'),
  /** Where the choice begins. */
  place: z.optional(z.object({ name: text(100), address: text(300), lat: degrees(90), lng: degrees(180) })),
});
export type ChooserConfig = z.output<typeof chooserConfig>;

/** The config of a link; undefined when it is a wrong one: links are pasted, cut off and written by strangers. */
export function readChooserConfig(text: string | null): ChooserConfig | undefined {
  const { success, data } = z.safeParse(chooserConfig, text === null ? {} : decodeConfig(text));
  return success ? data : undefined;
}
