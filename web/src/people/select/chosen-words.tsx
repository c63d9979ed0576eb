import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import './chosen-words.css';
import type { ChosenName } from './use-chosen-names.ts';

interface ChosenWordsProps {
  chosen: ChosenName;
}

export function ChosenWords({ chosen: { name, hasLeft } }: ChosenWordsProps) {
  const words = useWords();
  return (
    <>
      <span className="chosen-name">{name}</span>
      {hasLeft && <StateLabel tone="neutral">{words('personLeft')}</StateLabel>}
    </>
  );
}
