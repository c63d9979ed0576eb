import type { SignInMethodField, SignInMethodKind } from '@fairway/contract/sign-in-method-fields.ts';
import type { SignInMethod } from '@fairway/contract/sign-in-settings.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { fieldName, fieldWords } from './method-words.ts';

interface MethodFieldProps {
  kind: SignInMethodKind;
  field: SignInMethod['fields'][number];
  /** As it would be saved. */
  value: string | boolean;
  isContested: boolean;
  error: string | undefined;
  onChange: (value: string | boolean | null) => void;
}

/** A field with where its value comes from, and what somebody else made of it meanwhile. */
export function MethodField({ kind, field, value, isContested, error, onChange }: MethodFieldProps) {
  const words = useWords();
  const { key, standard, from } = field;
  const { hint } = fieldWords[key as SignInMethodField];
  const label = words(fieldName(kind, key) ?? 'signInName');
  const textOf = (one: string | boolean) =>
    typeof one === 'boolean' ? words(one ? 'signInOn' : 'signInOff') : one;
  return (
    <div className="sign-in-field">
      {typeof value === 'boolean' ? (
        <Switch label={label} checked={value} onChange={onChange} />
      ) : (
        <TextField
          label={label}
          hint={hint && words(hint)}
          error={error}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {typeof value === 'boolean' && error && <p role="alert">{error}</p>}
      {(from === 'environment' || from === 'company') && (
        <p className="sign-in-meta">
          {from === 'environment' && <span>{words('signInFromEnvironment')}</span>}
          {from === 'company' && standard !== '' && (
            <span>{words('signInDefault', { value: textOf(standard) })}</span>
          )}
          {from === 'company' && value !== standard && (
            <Button look="quiet" onClick={() => onChange(null)}>
              {words('signInReset')}
              <span className="visually-hidden"> {label}</span>
            </Button>
          )}
        </p>
      )}
      {isContested && (
        <p className="sign-in-contested" role="status">
          <Icon name="warning" size={16} />
          {words('signInContested', { value: textOf(field.value) })}
          <Button look="quiet" onClick={() => onChange(field.value)}>
            {words('signInTakeTheirs')}
          </Button>
        </p>
      )}
    </div>
  );
}
