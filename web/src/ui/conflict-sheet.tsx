import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import './conflict-sheet.css';
import { Sheet } from './sheet.tsx';

export interface Conflict {
  field: string;
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Who wrote the other one, in words. */
  by: string;
}

interface ConflictSheetProps {
  says: { title: string; line: string; mine: string; keep: string; take: string };
  /** What both changed, each to something else. */
  conflicts: readonly Conflict[];
  /** What only others changed; it stays. */
  children?: ReactNode;
  isBusy?: boolean;
  /** Told the fields in which theirs stands; left out where it cannot be changed any more. */
  onKeep: ((theirs: readonly string[]) => void) | undefined;
  onTake: () => void;
  onClose: () => void;
}

/** Somebody saved before: what both changed is chosen field by field. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { says, conflicts, children, isBusy = false, onKeep, onTake, onClose } = props;
  const [dropped, setDropped] = useState<readonly string[]>([]);
  return (
    <Sheet
      title={says.title}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTake}>{says.take}</Button>
          {onKeep && (
            <Button look="primary" busy={isBusy} onClick={() => onKeep(dropped)}>
              {says.keep}
            </Button>
          )}
        </>
      }
    >
      <div className="conflicts">
        <p>{says.line}</p>
        {conflicts.map(({ field, name, mine, theirs, by }) => (
          <fieldset key={field} className="conflict">
            <legend>{name}</legend>
            <Side
              field={field}
              label={says.mine}
              isChosen={!dropped.includes(field)}
              onChoose={() => setDropped(dropped.filter((one) => one !== field))}
            >
              {mine}
            </Side>
            <Side
              field={field}
              label={by}
              isChosen={dropped.includes(field)}
              onChoose={() => setDropped([...dropped, field])}
            >
              {theirs}
            </Side>
          </fieldset>
        ))}
        {children}
      </div>
    </Sheet>
  );
}

interface SideProps {
  field: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Side({ field, label, isChosen, onChoose, children }: SideProps) {
  return (
    <label>
      <input type="radio" name={`conflict ${field}`} checked={isChosen} onChange={onChoose} />
      <span>
        <small>{label}</small>
        {children}
      </span>
    </label>
  );
}
