import { AppError } from '@fairway/contract/app-error.ts';
import type { PasswordPolicy } from '@fairway/contract/password-policy.ts';
import { createFirstAdministrator } from '@fairway/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type PlainKey, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { call } from '../wire/api.ts';
import { PasswordHints } from './password-hints.tsx';
import { enter } from './sign-in.ts';

const fields = [
  { name: 'code', label: 'setUpCode', placeholder: 'setUpCodePlaceholder', autoComplete: 'one-time-code' },
  {
    name: 'companyName',
    label: 'companyName',
    placeholder: 'companyNamePlaceholder',
    autoComplete: 'organization',
  },
  {
    name: 'account',
    label: 'administratorAccount',
    placeholder: 'accountPlaceholder',
    autoComplete: 'username',
  },
  { name: 'realName', label: 'realName', placeholder: 'realNamePlaceholder', autoComplete: 'name' },
  { name: 'password', label: 'password', placeholder: 'passwordPlaceholder', autoComplete: 'new-password' },
] as const satisfies { name: string; label: PlainKey; placeholder: PlainKey; autoComplete: string }[];

type FieldName = (typeof fields)[number]['name'];
const blank: Record<FieldName, string> = {
  code: '',
  companyName: '',
  account: '',
  realName: '',
  password: '',
};

/** An empty system: whoever can read the server's console creates the first administrator. */
interface SetUpFormProps {
  policy: PasswordPolicy;
}

export function SetUpForm({ policy }: SetUpFormProps) {
  const words = useWords();
  const [typed, setTyped] = useState(blank);
  const [missing, setMissing] = useState<Partial<typeof blank>>({});
  const creating = useMutation({
    retry: false,
    mutationFn: async () => {
      const { token } = await call(createFirstAdministrator, { body: typed }, { mask: false });
      return enter(token);
    },
  });
  const refused = creating.error instanceof AppError ? creating.error.fields : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = fields.filter(({ name }) => typed[name].trim() === '');
    setMissing(
      Object.fromEntries(
        empty.map(({ name, label }) => [name, words('fieldRequired', { field: words(label) })]),
      ),
    );
    if (empty.length === 0 && !creating.isPending) creating.mutate();
  };
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <h1>{words('setUpTitle')}</h1>
      <p className="login-form-line">{words('setUpLine')}</p>
      {fields.map(({ name, label, placeholder, autoComplete }) => (
        <TextField
          key={name}
          label={words(label)}
          placeholder={words(placeholder)}
          autoComplete={autoComplete}
          type={name === 'password' ? 'password' : 'text'}
          autoCapitalize="none"
          {...(name === 'account' ? { hint: words('administratorAccountHint') } : {})}
          value={typed[name]}
          error={missing[name] ?? refused?.[name]}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value });
            setMissing({ ...missing, [name]: undefined });
            if (creating.isError) creating.reset();
          }}
        />
      ))}
      <PasswordHints password={typed.password} policy={policy} />
      <Button look="primary" type="submit" wide busy={creating.isPending}>
        {words(creating.isPending ? 'settingUp' : 'setUpSubmit')}
      </Button>
    </form>
  );
}
