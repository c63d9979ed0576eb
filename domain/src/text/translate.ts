import type { Language } from '@fairway/contract/errors.ts';
import type { Translations } from '@fairway/contract/translations.ts';

/** A text in the reader's language; as it is written where nobody translated it. */
export type Translate = (text: string) => string;

const asWritten: Translate = (text) => text;

export function translatorOf(translations: Translations | undefined, language: Language): Translate {
  const known = language === 'en' ? translations?.en : undefined;
  if (!known) return asWritten;
  return (text) => (Object.hasOwn(known, text) && known[text]) || text;
}

interface Places {
  /** Keys of texts. */
  texts: ReadonlySet<string>;
  /** Keys of tables that hold nothing but texts. */
  tables?: ReadonlySet<string>;
  /** Keys of what is left as it is. */
  kept: ReadonlySet<string>;
}

/** A copy with the texts at these places translated. */
export function translateAt<T>(value: T, translate: Translate, { texts, tables, kept }: Places): T {
  const copy = (given: unknown, isTable = false): unknown => {
    if (Array.isArray(given)) return given.map((one) => copy(one));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([key, inner]) => {
        if (kept.has(key)) return [key, inner];
        const isText = typeof inner === 'string' && (isTable || texts.has(key));
        return [key, isText ? translate(inner) : copy(inner, tables?.has(key))];
      }),
    );
  };
  return copy(value) as T;
}
