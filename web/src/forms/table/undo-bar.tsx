import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import './undo-bar.css';

export interface Done {
  /** What was done. */
  words: string;
  undo: () => void;
  /** Counted, so that the same thing done again is another thing done. */
  time: number;
}

interface UndoBarProps {
  done: Done;
  onLeave: () => void;
}

/** Long enough to read it and to reach it by keys. */
const stays = 8000;

/** What was just done to rows, and the way back. It waits while somebody is on it. */
export function UndoBar({ done, onLeave }: UndoBarProps) {
  const words = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // The button that was pressed may have gone with its row, and the focus with it.
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    if (isHeld) return undefined;
    const leaving = setTimeout(onLeave, stays);
    return () => clearTimeout(leaving);
  }, [isHeld, onLeave]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears whether somebody is on it
    <div
      ref={bar}
      className="undo-bar"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span role="status">{done.words}</span>
      <Button
        look="quiet"
        onClick={() => {
          done.undo();
          onLeave();
        }}
      >
        {words('tableUndo')}
      </Button>
    </div>
  );
}
