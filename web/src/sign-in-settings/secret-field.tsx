import type { SignInMethod } from '@fairway/contract/sign-in-settings.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { fieldName } from './method-words.ts';

interface SecretFieldProps {
  method: SignInMethod;
  /** What was typed; null: the one of the company is to be forgotten. */
  value: string | null | undefined;
  keepsSecrets: boolean;
  error: string | undefined;
  onChange: (value: string | null | undefined) => void;
}

/** A secret is typed and never shown again: only that there is one, since when and by whom. */
export function SecretField({ method, value, keepsSecrets, error, onChange }: SecretFieldProps) {
  const words = useWords();
  const { secret, kind } = method;
  if (!secret) return null;
  const { from, isReadable, byName, at } = secret;
  const standing = () => {
    if (value === null) return words('signInSecretForgotten');
    if (!isReadable) return words('signInSecretUnreadable');
    if (from === 'environment') return words('signInFromEnvironment');
    return from === 'company' && at !== null
      ? words('signInSecretSet', { name: byName || '—', at: formatDate(at) })
      : words('signInSecretNone');
  };
  return (
    <div className="sign-in-field">
      <TextField
        label={words(fieldName(kind, 'secret') ?? 'signInSecret')}
        hint={words(keepsSecrets ? 'signInSecretHint' : 'signInNoKey')}
        type="password"
        disabled={!keepsSecrets}
        error={error}
        value={value ?? ''}
        autoComplete="new-password"
        placeholder={from === 'none' ? '' : '••••••••'}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <p className="sign-in-meta">
        <span>{standing()}</span>
        {from === 'company' && (
          <Button look="quiet" onClick={() => onChange(value === null ? undefined : null)}>
            {words(value === null ? 'signInSecretKeep' : 'signInSecretForget')}
          </Button>
        )}
      </p>
    </div>
  );
}
