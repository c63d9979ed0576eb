import type { PasswordRules } from '@fairway/domain/session/password-policy.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { PasswordHints } from '../session/password-hints.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';

interface PasswordTrialProps {
  values: Readonly<Record<string, string | number>>;
}

/** A password to try the rules with, as they would be. It goes nowhere. */
export function PasswordTrial({ values }: PasswordTrialProps) {
  const words = useWords();
  const [password, setPassword] = useState('');
  const policy = { ...values, passwordLengthMinNumber: Number(values.passwordLengthMinNumber) };
  return (
    <Card title={words('settingTrial')}>
      <TextField
        label={words('settingTrialPassword')}
        hint={words('settingTrialHint')}
        value={password}
        autoComplete="off"
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordHints password={password} policy={policy as PasswordRules & typeof policy} />
    </Card>
  );
}
