import type { TreeNode } from '@fairway/contract/organisation.ts';
import { useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
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
}

interface PickFieldProps<V> extends PickFieldLook {
  source: PickSource;
  multiple: boolean;
  values: readonly V[];
  keyOf: (value: V) => string;
  asValue: (node: TreeNode) => V;
  onChange: (values: V[]) => void;
}

/** More would push the rest of a form out of sight; the sheet shows them all. */
const mostChips = 20;

/** A field that shows what is chosen and opens the sheet to choose. */
export function PickField<V>(props: PickFieldProps<V>) {
  const { label, placeholder, error, disabled, readOnly, source, multiple, values, keyOf, asValue } = props;
  const words = useWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const found = usePickTree(source, isWanted);
  const chosen = values.map(keyOf);
  const index = found.tree && (isOpen || chosen.length > 0) ? indexOf(found.tree) : undefined;
  const names = useChosenNames(chosen, index);
  const isFixed = disabled || readOnly;

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
  const hint = placeholder ?? words('pickPlaceholder');
  return (
    <div className={`pick-field${error ? ' pick-field-wrong' : ''}${isFixed ? ' pick-field-fixed' : ''}`}>
      <span id={id} className="pick-field-label">
        {label}
      </span>
      <div className="pick-field-box">
        {!readOnly && (
          <button
            type="button"
            className="pick-field-open"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-labelledby={`${id} ${id}-hint`}
            aria-describedby={error ? `${id}-note` : undefined}
            onPointerDown={() => setIsWanted(true)}
            onFocus={() => setIsWanted(true)}
            onClick={open}
          >
            <span id={`${id}-hint`} className={names.length > 0 ? 'visually-hidden' : ''}>
              {hint}
            </span>
            <Icon name="chevron" size={18} />
          </button>
        )}
        {readOnly && names.length === 0 && <span className="pick-field-none">{words('none')}</span>}
        {names.length > 0 && (
          <ul className="pick-field-chips" aria-labelledby={id}>
            {names.slice(0, mostChips).map((one) => (
              <li key={one.key}>
                <Chip
                  remove={
                    isFixed
                      ? undefined
                      : {
                          label: words('pickRemove', { name: one.name }),
                          onRemove: () => props.onChange(values.filter((value) => keyOf(value) !== one.key)),
                        }
                  }
                >
                  <ChosenWords chosen={one} />
                </Chip>
              </li>
            ))}
            {names.length > mostChips && (
              <li>
                <Chip>{words('pickMoreChosen', { count: names.length - mostChips })}</Chip>
              </li>
            )}
          </ul>
        )}
      </div>
      {error && (
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
