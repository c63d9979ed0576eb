import { useWords } from '../language/words.ts';
import './both-changed.css';
import type { Both } from './both-changed-fields.ts';

/** Says where somebody else wrote something that was not kept. */
export function BothChanged({ fields }: { fields: readonly Both[] }) {
  const words = useWords();
  if (fields.length === 0) return null;
  const named = fields.map(({ label, theirs }) =>
    theirs === undefined
      ? label
      : words('recordBothField', { label, theirs: theirs || words('recordBothEmpty') }),
  );
  return (
    <p className="both-changed" role="alert">
      {words('recordBothChanged', { fields: named.join(words('listComma')) })}
    </p>
  );
}
