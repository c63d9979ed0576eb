import type { Conversation } from '@fairway/contract/chat.ts';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../language/words.ts';
import './removed-line.css';

interface RemovedLineProps {
  /** What was taken off the list just now. */
  removed: Conversation | undefined;
  onUndo: (removed: Conversation) => void;
  onOver: () => void;
}

/** Long enough to read it, to find the button and to press it. */
const shownFor = 6_000;

/** Says that a conversation is off the list, and takes it back. */
export function RemovedLine({ removed, onUndo, onOver }: RemovedLineProps) {
  const words = useWords();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => over(), shownFor);
    return () => clearTimeout(timer);
  }, [removed]);
  return (
    <div className="removed-line-place" role="status">
      {removed && (
        <div className="removed-line">
          <span>{words('chatRemoved', { name: removed.name })}</span>
          <button type="button" onClick={() => onUndo(removed)}>
            {words('chatUndo')}
          </button>
        </div>
      )}
    </div>
  );
}
