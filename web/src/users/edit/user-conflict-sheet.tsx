import { useWords } from '../../language/words.ts';
import { ConflictSheet } from '../../ui/conflict-sheet.tsx';
import { UserChange } from '../detail/user-change.tsx';
import { fieldWords } from '../user-words.ts';
import { ShownField } from './user-fields.tsx';
import { mergedForms, type UserConflict, type UserForm, valuesOf } from './user-form.ts';

interface UserConflictSheetProps {
  base: UserForm;
  mine: UserForm;
  conflict: UserConflict;
  isBusy: boolean;
  /** What stands of mine on top of what is there now. */
  onKeep: (typed: UserForm) => void;
  onTake: () => void;
  onClose: () => void;
}

/** Another administrator saved first: whose stands is chosen for each field that both changed. */
export function UserConflictSheet(props: UserConflictSheetProps) {
  const { base, mine, conflict, isBusy, onKeep, onTake, onClose } = props;
  const words = useWords();
  const theirs = valuesOf(conflict.newest);
  const { both, merged } = mergedForms(base, mine, theirs);
  const writerOf = (field: string) =>
    conflict.since.find(({ differences }) => differences.some((one) => one.field === field))?.byName ?? '';
  return (
    <ConflictSheet
      says={{
        ...{ title: words('userConflict'), mine: words('userConflictMine') },
        line: words(both.length > 0 ? 'userConflictLine' : 'userConflictNone'),
        ...{ keep: words('userConflictKeep'), take: words('userConflictTake') },
      }}
      conflicts={both.map((field) => {
        const name = writerOf(field);
        const label = fieldWords[field];
        return {
          ...{ field, name: label ? words(label) : field },
          by: name ? words('userConflictBy', { name }) : words('userConflictTheirs'),
          mine: <ShownField field={field} values={mine} />,
          theirs: <ShownField field={field} values={theirs} />,
        };
      })}
      isBusy={isBusy}
      onKeep={
        conflict.newest.can.includes('edit')
          ? (taken) =>
              onKeep({
                ...merged,
                ...Object.fromEntries(
                  both.filter((field) => taken.includes(field)).map((field) => [field, theirs[field]]),
                ),
              })
          : undefined
      }
      onTake={onTake}
      onClose={onClose}
    >
      <section aria-label={words('userConflictOthers')}>
        <ul className="user-lines">
          {conflict.since.map((change) => (
            <UserChange key={change.version} change={change} />
          ))}
        </ul>
      </section>
    </ConflictSheet>
  );
}
