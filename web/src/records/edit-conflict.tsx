import { useWords } from '../language/words.ts';
import './edit-conflict.css';
import type { Both } from './conflicting-fields.ts';

/** Says where somebody else wrote something that was not kept. */
export function EditConflict({ fields }: { fields: readonly Both[] }) {
  const words = useWords();
  if (fields.length === 0) return null;
  const named = fields.map(({ label, theirs }) =>
    theirs === undefined
      ? label
      : words('recordBothField', { label, theirs: theirs || words('recordBothEmpty') }),
  );
  return (
    <p className="edit-conflict" role="alert">
      {words('recordBothChanged', { fields: named.join(words('listComma')) })}
    </p>
  );
}
