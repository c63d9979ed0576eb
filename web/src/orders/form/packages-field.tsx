import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../ui/text-field.tsx';
import { readCount } from './form-values.ts';

interface PackagesFieldProps {
  packages: number;
  error: string | undefined;
  onChange: (packages: number) => void;
}

/** How many packages. What is typed stays as it is typed: half a package is called wrong, not made to fifteen. */
export function PackagesField({ packages, error, onChange }: PackagesFieldProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const isTheirs = readCount(typed) === packages;
  return (
    <TextField
      label={words('orderPackages')}
      inputMode="numeric"
      value={isTheirs ? typed : String(packages)}
      maxLength={12}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readCount(event.target.value));
      }}
    />
  );
}
