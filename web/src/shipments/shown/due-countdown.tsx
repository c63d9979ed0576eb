import { useEffect, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './due-countdown.css';
import { dueWord } from './shipment-words.ts';
import { timeLeft } from './time-left.ts';

const soon = 24 * 3_600_000;

interface DueCountdownProps {
  /** As `nextDueKind` names it. */
  kind: string | null;
  at: number;
}

/** The next cut-off or last free day, and how long until then. */
export function DueCountdown({ kind, at }: DueCountdownProps) {
  const words = useWords();
  const now = useMinute();
  const state = at < now ? 'past' : at - now < soon ? 'soon' : 'far';
  return (
    <span className={`due-countdown due-countdown-${state}`}>
      <Icon name="clock" size={14} />
      {words(dueWord(kind))} {timeLeft(words, at, now)}
    </span>
  );
}

function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
