import { lazy, Suspense, useState } from 'react';
import type { FormStore } from '../../forms/form-store.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';

const CommonWordsSheet = lazy(async () => ({
  default: (await import('../common-words/common-words-sheet.tsx')).CommonWordsSheet,
}));

/** Puts a phrase behind what is written already. */
export function CommonWords({ store }: { store: FormStore }) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const add = (text: string) => {
    const before = typeof store.values.opinion === 'string' ? store.values.opinion : '';
    store.set({ path: 'opinion' }, before + text);
    setIsOpen(false);
  };
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <div className="common-words">
      <Button look="quiet" icon="message" onClick={open}>
        {words('operateCommonWords')}
      </Button>
      {isWanted && (
        <Suspense>
          <CommonWordsSheet open={isOpen} onClose={() => setIsOpen(false)} onPick={add} />
        </Suspense>
      )}
    </div>
  );
}
