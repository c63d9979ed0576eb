import { type ReleaseKind, releaseKinds } from '@fairway/contract/release-fields.ts';
import { useId } from 'react';
import { useWords } from '../../language/words.ts';
import { kindLines, kindWords } from '../release-words.ts';
import './apply.css';

interface KindChoiceProps {
  value: ReleaseKind;
  onChange: (kind: ReleaseKind) => void;
}

/** How the cargo is released, each way said as whoever applies understands it. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const words = useWords();
  const name = useId();
  return (
    <fieldset className="apply-choice">
      <legend className="visually-hidden">{words('releaseApplyKind')}</legend>
      {releaseKinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name={name} checked={kind === value} onChange={() => onChange(kind)} />
          <span>
            {words(kindWords[kind])}
            <small>{words(kindLines[kind])}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
