import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';

interface DraftOfferProps {
  at: number;
  onTake: () => void;
  onDrop: () => void;
}

/** What was typed last time and not saved, offered on return. */
export function DraftOffer({ at, onTake, onDrop }: DraftOfferProps) {
  const words = useWords();
  return (
    <section className="personal-data-draft" aria-label={words('personalDraft')}>
      <p>{words('personalDraftOffer', { time: formatDate(at, 'yyyy-MM-dd HH:mm') })}</p>
      <div>
        <Button look="quiet" onClick={onDrop}>
          {words('personalDraftDrop')}
        </Button>
        <Button look="primary" onClick={onTake}>
          {words('personalDraftTake')}
        </Button>
      </div>
    </section>
  );
}
