import { useState } from 'react';
import '../../forms/form-draft-offer.css';
import type { FormStore } from '../../forms/form-store.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import type { Flow } from './flow.ts';
import { writtenValues } from './flow-store.ts';

/** What one saved here earlier and nobody else sees, offered back. */
export function SavedOffer({ flow, store }: { flow: Flow; store: FormStore }) {
  const words = useWords();
  const [isAnswered, setIsAnswered] = useState(false);
  const open = writtenValues(store);
  const saved = Object.entries(flow.draftData ?? {}).filter(([path]) => Object.hasOwn(open, path));
  if (isAnswered || saved.length === 0 || store.mode === 'read') return null;
  return (
    <section className="form-draft" aria-label={words('flowPageSaved')}>
      <p>{words('flowPageSaved')}</p>
      <div>
        <Button look="quiet" onClick={() => setIsAnswered(true)}>
          {words('flowPageSavedDrop')}
        </Button>
        <Button
          look="primary"
          onClick={() => {
            store.assign(Object.fromEntries(saved));
            setIsAnswered(true);
          }}
        >
          {words('flowPageSavedTake')}
        </Button>
      </div>
    </section>
  );
}
