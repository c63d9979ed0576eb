import { AppError } from '@fairway/contract/app-error.ts';
import { addTypedPeople } from '@fairway/contract/first-hour.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { userImportScreen } from '../../users/paths.ts';
import { userReads } from '../../users/user-reads.ts';
import { useCommand } from '../../wire/calls.ts';
import { firstHourReads } from '../first-hour-reads.ts';
import { PeopleAdded } from './people-added.tsx';
import { blankPerson, isBlank, PeopleTable, type TypedPerson } from './people-table.tsx';

const atFirst = 5;
const longer = 4_000;
const blanks = () => Array.from({ length: atFirst }, blankPerson);

/** People typed or pasted in a table, all of them at once. */
export function PeopleStep() {
  const words = useWords();
  const [rows, setRows] = useState<TypedPerson[]>(blanks);
  const [way, setWay] = useState<'links' | 'password'>('links');
  const [password, setPassword] = useState('');
  const adding = useCommand(addTypedPeople, { refreshes: [...firstHourReads, ...userReads], quiet: true });
  const typed = rows.filter((row) => !isBlank(row));
  /** Rows are counted without the empty ones between them. */
  const problems = adding.error instanceof AppError ? (adding.error.fields ?? {}) : {};
  const problemAt = (row: TypedPerson, field: string) => problems[`${typed.indexOf(row) + 1}.${field}`];
  const add = () =>
    adding.mutate(
      { body: { rows: typed, firstPassword: way === 'password' ? password : '' } },
      { onSuccess: () => setRows(blanks()), onError: (error) => toast(error.message, longer) },
    );
  return (
    <Card>
      <p className="first-line">{words('firstPeopleHint')}</p>
      <PeopleTable
        rows={rows}
        problemAt={problemAt}
        onChange={(next) => {
          if (adding.isError) adding.reset();
          setRows(next);
        }}
      />
      <Choice
        label={words('firstWayIn')}
        value={way}
        options={[
          { value: 'links', label: words('firstByLinks') },
          { value: 'password', label: words('firstByPassword') },
        ]}
        onChange={setWay}
      />
      {way === 'password' && (
        <TextField
          label={words('firstPassword')}
          hint={words('firstPasswordHint')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <Button
        look="primary"
        busy={adding.isPending}
        disabled={typed.length === 0 || (way === 'password' && password === '')}
        onClick={add}
      >
        {words('firstPeopleAdd', { count: typed.length })}
      </Button>
      {adding.data && <PeopleAdded key={adding.data.id} added={adding.data} hasLinks={way === 'links'} />}
      <Link to={userImportScreen}>{words('firstPeopleImport')}</Link>
    </Card>
  );
}
