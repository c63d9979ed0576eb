import { AppError } from '@fairway/contract/app-error.ts';
import { addUnit, changeUnit, type Unit, type UnitKind } from '@fairway/contract/organisation-admin.ts';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { OrganisationSelect } from '../../people/select/organisation-select.tsx';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { unitReads } from '../unit-reads.ts';
import { kindWords } from '../unit-words.ts';
import { blankUnit, changesBetween, isLed, type UnitForm, valuesOf } from './unit-form.ts';

interface UnitSheetProps {
  kind: UnitKind;
  /** What is changed; without one something is added. */
  unit?: Unit | undefined;
  /** What something new stands below. */
  above?: Unit | undefined;
  /** Headings of groups there are already. */
  categories: readonly string[];
  onSaved: (id: string) => void;
  onClose: () => void;
}

const shownLonger = 4_000;

/** What a unit is called and who leads it. */
export function UnitSheet({ kind, unit, above, categories, onSaved, onClose }: UnitSheetProps) {
  const words = useWords();
  const listId = useId();
  const [start] = useState(() => (unit ? valuesOf(unit) : blankUnit(categories[0] ?? '')));
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const adding = useCommand(addUnit, { refreshes: unitReads, quiet: true });
  const changing = useCommand(changeUnit, { refreshes: unitReads, quiet: true });
  const change = (changes: Partial<UnitForm>) => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
    );
  };
  const changes = changesBetween(start, values);
  const isReady =
    values.fullName.trim() !== '' &&
    (kind !== 'group' || values.category.trim() !== '') &&
    (unit === undefined || (Object.keys(changes).length > 0 && values.enCode.trim() !== ''));
  const save = async () => {
    const { fullName, enName, managerId, boundTo } = values;
    try {
      const { id } = unit
        ? await changing.mutateAsync({ params: { id: unit.id }, body: { version: unit.version, changes } })
        : await adding.mutateAsync({
            body: {
              ...{ kind, parentId: above?.id ?? null, fullName, enName, managerId, boundTo },
              ...(values.enCode.trim() !== '' && { enCode: values.enCode }),
              ...(kind === 'group' && { category: values.category }),
            },
          });
      flushSync(onClose);
      toast(words('unitSaved', { name: fullName.trim() }));
      onSaved(id);
    } catch (error) {
      if (!(error instanceof AppError)) return;
      setProblems(error.fields ?? {});
      toast(error.message, shownLonger);
    }
  };
  const text = (name: 'fullName' | 'enName' | 'enCode' | 'category', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={values[name]}
      error={problems[name]}
      autoComplete="off"
      list={name === 'category' ? listId : undefined}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const kindName = words(kindWords[kind]);
  return (
    <Sheet
      title={words(unit ? 'unitEditTitle' : 'unitAddTitle', { kind: kindName })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={!isReady}
            busy={adding.isPending || changing.isPending}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {above && <p>{words('unitBelow', { name: above.fullName })}</p>}
        {text('fullName', words('unitName'))}
        {text('enName', words('unitEnName'))}
        {text('enCode', words('unitCode'), unit ? undefined : words('unitCodeHint'))}
        {kind === 'group' && (
          <>
            {text('category', words('unitCategory'))}
            <datalist id={listId}>
              {categories.map((category) => (
                <option key={category} value={category} />
              ))}
            </datalist>
          </>
        )}
        {isLed(kind) && (
          <UserSelect
            label={words('unitManager')}
            value={values.managerId ?? ''}
            onChange={(managerId) => change({ managerId: managerId || null })}
          />
        )}
        {kind === 'role' && (
          <OrganisationSelect
            label={words('unitBoundTo')}
            multiple
            value={values.boundTo.map((id) => [id])}
            onChange={(paths) => change({ boundTo: paths.flatMap((path) => path.at(-1) ?? []) })}
          />
        )}
      </div>
    </Sheet>
  );
}
