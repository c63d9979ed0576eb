import type { Input } from '@fairway/contract/endpoint.ts';
import { type addTypedPeople, listFirstRoles, mostTypedPeople } from '@fairway/contract/first-hour.ts';
import { listUnits } from '@fairway/contract/organisation-admin.ts';
import { pastedRows } from '@fairway/domain/first-hour/pasted-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useId } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { load } from '../../wire/calls.ts';

export type TypedPerson = Required<NonNullable<Input<typeof addTypedPeople>['body']>['rows'][number]>;

export const blankPerson = (): TypedPerson => ({
  ...{ realName: '', account: '', mobilePhone: '', organisation: '', role: '', isHead: false },
});
export const isBlank = (row: TypedPerson): boolean =>
  [row.realName, row.account, row.mobilePhone].every((text) => text.trim() === '');

const fields = ['realName', 'account', 'mobilePhone', 'organisation', 'role'] as const;
type Field = (typeof fields)[number];
const fieldWords: Readonly<Record<Field, PlainKey>> = {
  ...{ realName: 'firstName', account: 'firstAccount', mobilePhone: 'firstMobile' },
  ...{ organisation: 'firstDepartment', role: 'firstRole' },
};

interface PeopleTableProps {
  rows: readonly TypedPerson[];
  problemAt: (row: TypedPerson, field: string) => string | undefined;
  onChange: (rows: TypedPerson[]) => void;
}

/** A grid on a desk, a card for each person on a phone. What was copied out of a sheet fills it from the cell on. */
export function PeopleTable({ rows, problemAt, onChange }: PeopleTableProps) {
  const words = useWords();
  const id = useId();
  const units = useQuery({ ...load(listUnits, {}), meta: { quiet: true } });
  const roles = useQuery({ ...load(listFirstRoles, {}), meta: { quiet: true } });
  const departments = (units.data?.list ?? []).filter(
    ({ kind, isEnabled }) => kind === 'department' && isEnabled,
  );
  const lists: Partial<Record<Field, string>> = { organisation: `${id}-departments`, role: `${id}-roles` };
  const change = (at: number, changes: Partial<TypedPerson>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  const paste = (event: ClipboardEvent, at: number, field: Field) => {
    const cells = pastedRows(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    const from = fields.indexOf(field);
    const next = [...rows];
    for (const [down, row] of withoutHeadings(cells, words).entries()) {
      const given = row.slice(0, fields.length - from).map((text, across) => [fields[from + across], text]);
      next[at + down] = { ...(next[at + down] ?? blankPerson()), ...Object.fromEntries(given) };
    }
    onChange(next.slice(0, mostTypedPeople));
  };
  return (
    <div className="people-table">
      {rows.map((row, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
          key={at}
          className="people-row"
        >
          <legend>{words('firstPerson', { number: at + 1 })}</legend>
          {fields.map((field) => {
            const problem = problemAt(row, field);
            const problemId = `${id}-${at}-${field}`;
            return (
              <label key={field} className={`people-cell people-${field}`}>
                <span>{words(fieldWords[field])}</span>
                <input
                  value={row[field]}
                  list={lists[field]}
                  inputMode={field === 'mobilePhone' ? 'tel' : undefined}
                  autoCapitalize="none"
                  autoComplete="off"
                  placeholder={field === 'account' ? words('firstAccountMade') : ''}
                  aria-invalid={problem !== undefined}
                  aria-describedby={problem ? problemId : undefined}
                  onChange={({ target }) => change(at, { [field]: target.value })}
                  onPaste={(event) => paste(event, at, field)}
                />
                {problem && (
                  <small id={problemId} role="alert">
                    {problem}
                  </small>
                )}
              </label>
            );
          })}
          <label className="people-head">
            <input
              type="checkbox"
              checked={row.isHead}
              onChange={({ target }) => change(at, { isHead: target.checked })}
            />
            <span>{words('firstHead')}</span>
          </label>
          <IconButton
            icon="trash"
            label={words('firstPersonRemove', { number: at + 1 })}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </fieldset>
      ))}
      <datalist id={lists.organisation}>
        {departments.map((unit) => (
          <option key={unit.id} value={unit.fullName} />
        ))}
      </datalist>
      <datalist id={lists.role}>
        {(roles.data?.list ?? [])
          .filter(({ isEnabled }) => isEnabled)
          .map((role) => (
            <option key={role.id} value={role.fullName} />
          ))}
      </datalist>
      <Button
        look="quiet"
        icon="plus"
        disabled={rows.length >= mostTypedPeople}
        onClick={() => onChange([...rows, blankPerson()])}
      >
        {words('firstPersonAdd')}
      </Button>
    </div>
  );
}

/** The line that says what stands in the columns is nobody. */
function withoutHeadings(cells: string[][], words: (key: PlainKey) => string): string[][] {
  const [first, ...rest] = cells;
  const headings: readonly (string | undefined)[] = [words('firstName'), '姓名', 'Name'];
  return headings.includes(first?.[0]) ? rest : cells;
}
