import { lazy, Suspense, useState } from 'react';
import type { FormStore } from '../../forms/form-store.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';

const PhrasesSheet = lazy(async () => ({
  default: (await import('../phrases/phrases-sheet.tsx')).PhrasesSheet,
}));

/** Puts a phrase behind what is written already. */
export function PhrasePicker({ store }: { store: FormStore }) {
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
    <div className="phrase-picker">
      <Button look="quiet" icon="message" onClick={open}>
        {words('operateCommonWords')}
      </Button>
      {isWanted && (
        <Suspense>
          <PhrasesSheet open={isOpen} onClose={() => setIsOpen(false)} onPick={add} />
        </Suspense>
      )}
    </div>
  );
}
