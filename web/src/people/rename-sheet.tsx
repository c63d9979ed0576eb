import { AppError } from '@fairway/contract/app-error.ts';
import { renamePerson } from '@fairway/contract/organisation.ts';
import { nameProblem } from '@fairway/domain/people/name-problem.ts';
import { type FormEvent, useState } from 'react';
import { type Say, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import type { UserCard } from './person-facts.tsx';

interface RenameSheetProps {
  person: UserCard;
  onClose: () => void;
}

const longestName = 30;

/** For who manages people: gives somebody another name. */
export function RenameSheet({ person, onClose }: RenameSheetProps) {
  const words = useWords();
  const [name, setName] = useState(person.realName);
  const [error, setError] = useState<string>();
  const rename = useCommand(renamePerson);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const realName = name.trim();
    const problem = problemText(words, realName);
    if (problem || rename.isPending) return setError(problem);
    try {
      await rename.mutateAsync({ params: { id: person.id }, body: { realName } });
    } catch (refusal) {
      return setError((refusal instanceof AppError && refusal.fields?.realName) || undefined);
    }
    toast(words('personRenamed'));
    onClose();
    // Names are in nearly every answer.
    void queryClient.invalidateQueries();
  };
  return (
    <Sheet title={words('personRenameOf', { account: person.account })} open onClose={onClose}>
      <form className="form-stack" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words('personNewName')}
          required
          autoComplete="off"
          maxLength={longestName}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        <Button
          look="primary"
          type="submit"
          wide
          busy={rename.isPending}
          disabled={name.trim() === person.realName}
        >
          {words('save')}
        </Button>
      </form>
    </Sheet>
  );
}

function problemText(words: Say, name: string): string | undefined {
  const problem = nameProblem(name);
  if (problem === 'missing') return words('fieldRequired', { field: words('personNewName') });
  return problem && words('personBadName');
}
