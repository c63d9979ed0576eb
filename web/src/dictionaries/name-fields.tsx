import { useWords } from '../language/words.ts';
import { TextField } from '../ui/text-field.tsx';
import type { useItemForm } from '../wire/use-item-form.ts';

interface NameFieldsProps {
  form: Pick<
    ReturnType<typeof useItemForm<{ fullName: string; enName: string; enCode: string }>>,
    'values' | 'problemOf' | 'theirs' | 'edit'
  >;
  /** Its code is named by forms and programs, and came with the system. */
  isCodeFixed: boolean;
}

/** What a dictionary or an entry is called, in both languages, and by which code. */
export function NameFields({ form, isCodeFixed }: NameFieldsProps) {
  const words = useWords();
  const field = (key: 'fullName' | 'enName' | 'enCode', label: string, hint?: string) => {
    const theirs = form.theirs(key);
    return (
      <TextField
        label={label}
        hint={theirs === undefined ? hint : words('dictContested', { value: String(theirs) || '—' })}
        error={form.problemOf(key)}
        value={form.values[key]}
        disabled={key === 'enCode' && isCodeFixed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => form.edit(key, target.value)}
      />
    );
  };
  return (
    <>
      {field('fullName', words('dictName'))}
      {field('enName', words('dictEnName'), words('dictEnNameHint'))}
      {field('enCode', words('dictCode'), words(isCodeFixed ? 'dictCodeFixed' : 'dictCodeHint'))}
    </>
  );
}
