import {
  addCommonWords,
  type CommonWords,
  changeCommonWords,
  selectCommonWords,
} from '@fairway/contract/workflow-phrases.ts';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../wire/calls.ts';
import '../../ui/form.css';
import { TextArea } from '../../ui/text-area.tsx';

interface PhraseFormProps {
  /** Left out for a new one. */
  phrase: CommonWords | undefined;
  onDone: () => void;
}

const mostLetters = 200;

/** Writes a phrase of one's own. */
export function PhraseForm({ phrase, onDone }: PhraseFormProps) {
  const words = useWords();
  const [text, setText] = useState(phrase?.commonWordsText ?? '');
  const [error, setError] = useState<string>();
  const adding = useCommand(addCommonWords, { refreshes: [selectCommonWords] });
  const changing = useCommand(changeCommonWords, { refreshes: [selectCommonWords] });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const commonWordsText = text.trim();
    if (commonWordsText === '') return setError(words('phraseNothing'));
    if (commonWordsText.length > mostLetters) return setError(words('phraseTooLong', { most: mostLetters }));
    const { sortCode = 0, id } = phrase ?? {};
    const body = { commonWordsText, commonWordsType: 1 as const, sortCode };
    if (id) changing.mutate({ params: { id }, body }, { onSuccess: onDone });
    else adding.mutate({ body }, { onSuccess: onDone });
  };
  return (
    <form className="form-stack" noValidate onSubmit={save}>
      <TextArea
        label={words('phraseText')}
        required
        rows={3}
        most={mostLetters}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="primary" wide busy={adding.isPending || changing.isPending}>
        {words('save')}
      </Button>
    </form>
  );
}
