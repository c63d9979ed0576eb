import {
  type CommonWords,
  deleteCommonWords,
  selectCommonWords,
} from '@fairway/contract/workflow-phrases.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import './phrases-sheet.css';
import { PhraseForm } from './phrase-form.tsx';

interface PhrasesSheetProps {
  open: boolean;
  onClose: () => void;
  /** Somebody picked a phrase; the sheet closes. */
  onPick: (text: string) => void;
}

/** Of one's own. */
const most = 100;
const isOwn = ({ commonWordsType }: CommonWords) => commonWordsType === 1;

/** Phrases for opinions: pick one; add, change and delete one's own. */
export function PhrasesSheet({ open, onClose, onPick }: PhrasesSheetProps) {
  const words = useWords();
  /** The phrase that is being written: one there is, or a new one. */
  const [edited, setEdited] = useState<CommonWords | 'new'>();
  const phrases = useQuery({ ...load(selectCommonWords, { query: { type: 'App' } }), enabled: open });
  const close = () => {
    setEdited(undefined);
    onClose();
  };
  const add = () => {
    const own = phrases.data?.list.filter(isOwn).length ?? 0;
    if (own >= most) toast(words('phraseTooMany', { most }));
    else setEdited('new');
  };
  if (edited)
    return (
      <Sheet
        title={words(edited === 'new' ? 'phraseAdd' : 'phraseEdit')}
        open={open}
        onClose={() => setEdited(undefined)}
      >
        <PhraseForm phrase={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
      </Sheet>
    );
  return (
    <Sheet
      title={words('phrases')}
      open={open}
      onClose={close}
      actions={
        <Button wide icon="plus" onClick={add}>
          {words('phraseAdd')}
        </Button>
      }
    >
      <Loaded query={phrases}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={words('phrasesEmpty')} />
          ) : (
            <ul className="phrases" aria-label={words('phrases')}>
              {list.map((phrase) => (
                <li key={phrase.id}>
                  <Phrase
                    phrase={phrase}
                    onEdit={() => setEdited(phrase)}
                    onPick={() => {
                      onPick(phrase.commonWordsText);
                      close();
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  );
}

interface PhraseProps {
  phrase: CommonWords;
  onPick: () => void;
  onEdit: () => void;
}

function Phrase({ phrase, onPick, onEdit }: PhraseProps) {
  const words = useWords();
  const deleting = useCommand(deleteCommonWords, { refreshes: [selectCommonWords] });
  const text = phrase.commonWordsText;
  const remove = async () => {
    const question = { title: words('phraseDeleteAsk'), body: text, agree: words('delete'), danger: true };
    if (await confirm(question)) deleting.mutate({ params: { id: phrase.id } });
  };
  return (
    <div className="phrase">
      <button type="button" className="phrase-text" onClick={onPick}>
        {text}
      </button>
      {isOwn(phrase) ? (
        <>
          <IconButton icon="edit" label={words('phraseEditOne', { text })} onClick={onEdit} />
          <IconButton icon="trash" label={words('phraseDeleteOne', { text })} onClick={() => void remove()} />
        </>
      ) : (
        <span className="phrase-shared">{words('phraseShared')}</span>
      )}
    </div>
  );
}
