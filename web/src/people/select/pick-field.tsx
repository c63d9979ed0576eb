import type { TreeNode } from '@fairway/contract/organisation.ts';
import { useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PickBox, type PickBoxTies } from '../../ui/pick-box.tsx';
import { indexOf } from '../pick-indexes.ts';
import { rememberPicks } from '../recent-picks.ts';
import { ChosenWords } from './chosen-words.tsx';
import './pick-field.css';
import { PickSheet } from './pick-sheet.tsx';
import type { PickSource } from './pick-source.ts';
import { useChosenNames } from './use-chosen-names.ts';
import { usePickTree } from './use-pick-tree.ts';

export interface PickFieldLook {
  label: string;
  placeholder?: string | undefined;
  error?: string | undefined;
  /** Cannot be changed now. */
  disabled?: boolean | undefined;
  /** Is only shown. */
  readOnly?: boolean | undefined;
  /** One line, as in a cell of a grid. */
  compact?: boolean | undefined;
  /** A label and what is wrong stand around it already: it is tied to them and draws neither. */
  ties?: PickBoxTies | undefined;
}

interface PickFieldProps<V> extends PickFieldLook {
  source: PickSource;
  multiple: boolean;
  values: readonly V[];
  keyOf: (value: V) => string;
  asValue: (node: TreeNode) => V;
  onChange: (values: V[]) => void;
}

/** A field that shows what is chosen and opens the sheet to choose. */
export function PickField<V>(props: PickFieldProps<V>) {
  const { label, placeholder, error, disabled, readOnly, compact, ties } = props;
  const { source, multiple, values, keyOf, asValue } = props;
  const words = useWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const found = usePickTree(source, isWanted);
  const chosen = values.map(keyOf);
  const index = found.tree && (isOpen || chosen.length > 0) ? indexOf(found.tree) : undefined;
  const names = useChosenNames(chosen, index);

  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
    // What failed the last time is worth another try.
    if (found.problem) found.retry();
  };
  const confirm = (keys: string[]) => {
    const before = new Map(values.map((value) => [keyOf(value), value]));
    props.onChange(
      keys.flatMap((key) => {
        const known = before.get(key);
        if (known !== undefined) return [known];
        const node = index?.byKey.get(key)?.places.find(source.isPickable);
        return node ? [asValue(node)] : [];
      }),
    );
    rememberPicks(
      source.kind,
      keys.filter((key) => !before.has(key)),
    );
  };
  const own: PickBoxTies = {
    'aria-labelledby': id,
    'aria-describedby': error ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="pick-field">
      {!ties && (
        <span id={id} className="pick-field-label">
          {label}
        </span>
      )}
      <PickBox
        ties={ties ?? own}
        placeholder={placeholder ?? words('pickPlaceholder')}
        chosen={names.map((one) => ({ ...one, words: <ChosenWords chosen={one} /> }))}
        onOpen={open}
        onWanted={() => setIsWanted(true)}
        onRemove={(keys) => props.onChange(values.filter((value) => !keys.includes(keyOf(value))))}
        disabled={disabled}
        readOnly={readOnly}
        compact={compact}
      />
      {!ties && error && (
        <p id={`${id}-note`} className="pick-field-note" role="alert">
          {error}
        </p>
      )}
      <PickSheet
        source={source}
        found={found}
        multiple={multiple}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        chosen={chosen}
        onConfirm={confirm}
      />
    </div>
  );
}
