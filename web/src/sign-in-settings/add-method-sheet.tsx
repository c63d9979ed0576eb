import { AppError } from '@fairway/contract/app-error.ts';
import { type ProviderKind, providerKinds } from '@fairway/contract/sign-in-method-fields.ts';
import { addSignInMethod } from '@fairway/contract/sign-in-settings.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { SelectField } from '../ui/select-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCommand } from '../wire/calls.ts';
import { methodReads } from './method-reads.ts';
import { kindWords } from './method-words.ts';

interface AddMethodSheetProps {
  /** Ids there are already. */
  taken: readonly string[];
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Which provider is added; everything else is filled in where it is changed. */
export function AddMethodSheet({ taken, onAdded, onClose }: AddMethodSheetProps) {
  const words = useWords();
  const [kind, setKind] = useState<ProviderKind>('oauth');
  const [typed, setTyped] = useState<string>();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const adding = useCommand(addSignInMethod, { refreshes: methodReads, quiet: true });
  /** Kinds of one house go by its name; a page inside WeCom asks for that id. */
  const id = typed ?? (kind === 'oauth' || taken.includes(kind) ? '' : kind);
  const add = async () => {
    try {
      await adding.mutateAsync({ body: { kind, id, name: name.trim() } });
      flushSync(onClose);
      onAdded(id);
    } catch (error) {
      setProblem(error instanceof AppError ? error.message : words('requestFailed'));
    }
  };
  return (
    <Sheet
      open
      title={words('signInAdd')}
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={adding.isPending}
          disabled={!/^[a-z][a-z0-9]{0,29}$/.test(id)}
          onClick={() => void add()}
        >
          {words('signInAdd')}
        </Button>
      }
    >
      <div className="form-stack">
        <SelectField
          label={words('signInKind')}
          value={kind}
          placeholder={words('signInKind')}
          options={providerKinds.map((value) => ({ value, label: words(kindWords[value]) }))}
          onChange={({ target }) => target.value && setKind(target.value as ProviderKind)}
        />
        <TextField
          label={words('signInName')}
          hint={words('signInNameHint')}
          value={name}
          maxLength={30}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={words('signInId')}
          hint={words('signInIdHint')}
          error={problem}
          value={id}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value.trim().toLowerCase());
            setProblem(undefined);
          }}
        />
      </div>
    </Sheet>
  );
}
