import { useEffect, useRef, useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '../../wire/drafts.ts';
import { chatDraftKey } from '../chat-draft.ts';
import type { Mention } from './mention.ts';

interface Composed {
  text: string;
  /** Whom the text named while it was written. */
  mentions: Mention[];
}

const empty: Composed = { text: '', mentions: [] };
const keptAfter = 400;

/** What one writes to somebody; the device keeps it until it is sent. */
export function useMessageDraft(address: string) {
  const key = chatDraftKey(address);
  const [composed, setComposed] = useState<Composed>(() => ({ ...empty, ...draftOf<Composed>(key)?.values }));
  const latest = useRef(composed);
  const isDirty = useRef(false);
  useEffect(() => {
    latest.current = composed;
    if (!isDirty.current) return;
    const timer = setTimeout(() => keepComposed(key, composed), keptAfter);
    return () => clearTimeout(timer);
  }, [composed, key]);
  useEffect(
    () => () => {
      if (isDirty.current) keepComposed(key, latest.current);
    },
    [key],
  );
  return {
    composed,
    change: (changes: Partial<Composed>) => {
      isDirty.current = true;
      setComposed((before) => ({ ...before, ...changes }));
    },
    clear: () => {
      isDirty.current = false;
      setComposed(empty);
      forgetDraft(key);
    },
  };
}

function keepComposed(key: string, composed: Composed): void {
  if (composed.text.trim() === '') forgetDraft(key);
  else keepDraft(key, composed);
}
