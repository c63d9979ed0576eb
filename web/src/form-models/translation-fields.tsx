import { type Translations, translationLimits } from '@fairway/contract/translations.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { prettyJson } from '../ui/pretty-json.ts';
import { TextField } from '../ui/text-field.tsx';
import './translation-fields.css';

interface TranslationFieldsProps<T> {
  /** What is called something beside the definition: the form or flow itself. */
  names: readonly string[];
  textsOf: (definition: T) => string[];
  /** JSON text. */
  definition: string;
  onChange: (definition: string) => void;
}

/** What each text of a form or flow is called in English; it is kept in the definition. */
export function TranslationFields<T extends object>({
  names,
  textsOf,
  definition: json,
  onChange,
}: TranslationFieldsProps<T>) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  if (json.trim() === '') return null;
  const definition = parsed<T>(json);
  const texts = definition && textsIn(definition, names, textsOf);
  if (!texts) return <p>{words('translationsUnread')}</p>;
  if (texts.length === 0) return null;
  const en = definition.translations?.en ?? {};
  const englishOf = (text: string) => (Object.hasOwn(en, text) ? (en[text] ?? '') : '');
  const translate = (text: string, english: string) => {
    const { [text]: _, ...others } = en;
    const changed = english === '' ? others : { ...others, [text]: english };
    onChange(prettyJson(JSON.stringify({ ...definition, translations: { en: changed } })));
  };
  const done = texts.filter((text) => englishOf(text) !== '').length;
  return (
    <details className="translation-fields" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words('translations', { done, all: texts.length })}</summary>
      <p>{words('translationsHint')}</p>
      {(isOpen ? texts : []).map((text) => (
        <TextField
          key={text}
          label={text}
          lang="en"
          value={englishOf(text)}
          maxLength={translationLimits.letters}
          onChange={(event) => translate(text, event.target.value)}
        />
      ))}
    </details>
  );
}

type Translated<T> = T & { translations?: Translations };

/** Whoever edits the text may be in the middle of a word. */
function parsed<T extends object>(json: string): Translated<T> | undefined {
  try {
    const given: unknown = JSON.parse(json);
    return typeof given === 'object' && given !== null ? (given as Translated<T>) : undefined;
  } catch {
    return undefined;
  }
}

/** Only what is not English already; undefined where the definition is none of ours. */
function textsIn<T>(
  definition: T,
  names: readonly string[],
  textsOf: (definition: T) => string[],
): string[] | undefined {
  try {
    const texts = new Set([...names, ...textsOf(definition)]);
    return [...texts].filter(
      (text) => /\p{Script=Han}/u.test(text) && text.length <= translationLimits.letters,
    );
  } catch {
    return undefined;
  }
}
