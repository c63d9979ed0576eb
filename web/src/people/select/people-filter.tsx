import type { NodeType } from '@fairway/contract/organisation.ts';
import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { useWords } from '../../language/words.ts';
import { choicesOf, choicesText, type Filter } from '../../ui/table/filter.ts';
import { DepartmentSelect } from './department-select.tsx';
import { GroupSelect } from './group-select.tsx';
import type { IdSelectProps } from './id-select.tsx';
import { PositionSelect } from './position-select.tsx';
import { RoleSelect } from './role-select.tsx';
import { useChosenNames } from './use-chosen-names.ts';
import { UserSelect } from './user-select.tsx';

const selects = {
  user: UserSelect,
  department: DepartmentSelect,
  position: PositionSelect,
  role: RoleSelect,
  group: GroupSelect,
} as const satisfies Partial<Record<NodeType, (props: IdSelectProps) => unknown>>;
export type FilteredType = keyof typeof selects;

/** Narrows a column of a table by people, departments and their like, as ids. */
export function peopleFilter(type: FilteredType, label: string, { single = false } = {}): Filter {
  const Select = selects[type];
  return {
    kind: 'own',
    editor: (value, onChange) =>
      single ? (
        <Select
          label={label}
          value={choicesOf(value)[0] ?? ''}
          onChange={(id) => onChange(choicesText(id ? [id] : []))}
        />
      ) : (
        <Select
          label={label}
          multiple
          value={choicesOf(value)}
          onChange={(ids) => onChange(choicesText(ids))}
        />
      ),
    describe: (value) => <Names type={type} ids={choicesOf(value)} />,
  };
}

function Names({ type, ids }: { type: FilteredType; ids: readonly string[] }) {
  const words = useWords();
  const names = useChosenNames(
    ids.map((id) => pickKeyOf({ id, type })),
    undefined,
  );
  return names.map(({ name }) => name).join(words('listComma'));
}
