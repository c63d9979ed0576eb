import { delayReasons } from '@fairway/contract/tracking.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { delayWords } from '../shown/shipment-words.ts';

interface DelayReasonFieldProps {
  /** A code, or in words; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

const other = 'other';
const mostText = 60;

/** Why something is late: one of the named reasons, or in words. */
export function DelayReasonField({ value, onChange }: DelayReasonFieldProps) {
  const words = useWords();
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <SelectField
        label={words('eventDelay')}
        placeholder={words('eventDelayNone')}
        value={isOther ? other : value}
        options={[
          ...delayReasons.map((code) => ({ value: code, label: `${words(delayWords[code])} ${code}` })),
          { value: other, label: words('eventDelayOther') },
        ]}
        onChange={({ target }) => {
          setIsOther(target.value === other);
          onChange(target.value === other ? '' : target.value);
        }}
      />
      {isOther && (
        <TextField
          label={words('eventDelayText')}
          hint={words('eventDelayHint')}
          value={value}
          maxLength={mostText}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  );
}
