import type { QuoteDetail } from '@fairway/contract/quotes.ts';
import { debounce } from '@fairway/domain/time/debounce.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../../wire/drafts.ts';
import type { Edited } from './edited-quote.ts';
import { broughtBy, type KeptEdits, readEdits } from './kept-edits.ts';

interface Drafting {
  base: QuoteDetail;
  edited: Edited;
  isChanged: boolean;
  onTake: (edited: Edited) => void;
}

const pause = 500;
const keyOf = (id: string) => `quote ${id}`;

/** What is typed into a quote is kept on the device until it is saved, and offered on return. */
export function useQuoteDraft({ base, edited, isChanged, onTake }: Drafting) {
  const key = keyOf(base.id);
  const [offer, setOffer] = useState(() => offered(key, base, edited));
  const latest = useRef<KeptEdits>(undefined);
  const saving = useMemo(
    () =>
      debounce(() => {
        if (latest.current) keepDraft(key, latest.current);
      }, pause),
    [key],
  );
  useEffect(() => {
    const lineIds = base.lines.map(({ id }) => id);
    latest.current = isChanged ? { version: base.version, lineIds, edited } : undefined;
    if (isChanged) saving();
  }, [base, edited, isChanged, saving]);
  useEffect(() => {
    addEventListener('pagehide', saving.flush);
    return () => {
      removeEventListener('pagehide', saving.flush);
      saving.flush();
    };
  }, [saving]);
  const forget = () => {
    latest.current = undefined;
    saving.cancel();
    forgetDraft(key);
  };
  return {
    offer: offer && { at: offer.at, isOld: false, isStale: offer.edits.version !== base.version },
    take: () => {
      if (offer) onTake(broughtBy(offer.edits, base));
      setOffer(undefined);
    },
    drop: () => {
      if (!isChanged) forgetDraft(key);
      setOffer(undefined);
    },
    /** Nothing of it stays on the device. */
    forget,
  };
}

function offered(key: string, base: QuoteDetail, edited: Edited) {
  const kept = draftOf<unknown>(key);
  const edits = kept && readEdits(kept.values);
  if (!edits || JSON.stringify(broughtBy(edits, base)) === JSON.stringify(edited)) return undefined;
  return { at: kept.at, edits };
}
