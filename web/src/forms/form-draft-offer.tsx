import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import './form-draft-offer.css';
import type { FormDraft } from './use-form-draft.ts';

/** What was typed last time and not sent, offered on return. */
export function FormDraftOffer({ draft }: { draft: Pick<FormDraft, 'offer' | 'take' | 'drop'> }) {
  const words = useWords();
  if (!draft.offer) return null;
  const { at, isOld, isStale } = draft.offer;
  const time = formatDate(at, 'yyyy-MM-dd HH:mm');
  return (
    <section className="form-draft" aria-label={words('formDraft')}>
      <p>{words(isStale ? 'formDraftStale' : isOld ? 'formDraftOld' : 'formDraftOffer', { time })}</p>
      <div>
        <Button look="quiet" onClick={draft.drop}>
          {words('formDraftDrop')}
        </Button>
        <Button look="primary" onClick={draft.take}>
          {words('formDraftTake')}
        </Button>
      </div>
    </section>
  );
}
