import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import './letter-strip.css';

interface LetterStripProps {
  letters: readonly string[];
  /** The one at the top of the list. */
  letter: string;
  onJump: (letter: string) => void;
}

/** Until the list has come to the letter of the last key, the next key goes on from there. */
const onItsWay = 500;

/** The letters at the side of a long list: a finger runs along them, ↑ ↓ Home End move through them. */
export function LetterStrip({ letters, letter, onJump }: LetterStripProps) {
  const words = useWords();
  const strip = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<string>();
  const now = Math.max(letters.indexOf(held ?? letter), 0);

  const asked = useRef({ place: 0, at: Number.NEGATIVE_INFINITY });

  const jumpTo = (wanted: number) => {
    const place = Math.min(Math.max(wanted, 0), letters.length - 1);
    asked.current = { place, at: performance.now() };
    onJump(letters[place] ?? '');
  };
  const follow = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    if (!box) return;
    const next = letters[letterAt(event.clientY, box, letters.length)];
    if (next === undefined || next === held) return;
    setHeld(next);
    onJump(next);
  };
  const press = (event: KeyboardEvent) => {
    const from = performance.now() - asked.current.at < onItsWay ? asked.current.place : now;
    const places: Record<string, number | undefined> = {
      ArrowDown: from + 1,
      ArrowRight: from + 1,
      ArrowUp: from - 1,
      ArrowLeft: from - 1,
      Home: 0,
      End: letters.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    jumpTo(place);
  };
  return (
    <div
      ref={strip}
      className="letter-strip"
      role="slider"
      tabIndex={0}
      aria-label={words('contactsLetters')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={letters.length - 1}
      aria-valuenow={now}
      aria-valuetext={letters[now]}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => held !== undefined && follow(event)}
      onPointerUp={() => setHeld(undefined)}
      onPointerCancel={() => setHeld(undefined)}
    >
      {letters.map((one, index) => (
        <span key={one} className={index === now ? 'letter-strip-now' : ''} aria-hidden="true">
          {one}
        </span>
      ))}
      {held && (
        <strong className="letter-strip-held" aria-hidden="true">
          {held}
        </strong>
      )}
    </div>
  );
}

function letterAt(y: number, { top, height }: DOMRect, count: number): number {
  const place = Math.floor(((y - top) / height) * count);
  return Math.min(Math.max(place, 0), count - 1);
}
