import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import './signature-input.css';
import { SignatureSheet } from './signature-sheet.tsx';

interface SignatureInputProps {
  label: string;
  /** The data URL of a PNG. */
  value: string | undefined;
  onChange: (picture: string | null) => void;
  /** What this person signs with as a rule. */
  own: string | undefined;
  id?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  compact?: boolean | undefined;
}

/** What was signed, and a way to sign: by hand, or with the signature somebody has. */
export function SignatureInput(props: SignatureInputProps) {
  const { label, value, onChange, own, id, labelledBy, describedBy, compact = false } = props;
  const words = useWords();
  const [isSigning, setIsSigning] = useState(false);
  return (
    <div className={`signature-field${compact ? ' signature-field-compact' : ''}`}>
      {value && (
        <span className="signature-field-paper">
          <img src={value} alt={words('signaturePicture', { label })} />
        </span>
      )}
      <span className="signature-field-actions">
        {!(compact && value) && (
          <Button
            id={id}
            icon="order"
            look={compact ? 'quiet' : 'plain'}
            aria-labelledby={labelledBy && `${labelledBy} ${id}`}
            aria-label={labelledBy ? undefined : `${label} ${words('signatureSign')}`}
            aria-describedby={describedBy}
            onClick={() => setIsSigning(true)}
          >
            {words(value ? 'signatureSignAgain' : 'signatureSign')}
          </Button>
        )}
        {!value && own && !compact && (
          <Button look="quiet" onClick={() => onChange(own)}>
            {words('signatureUseMine')}
          </Button>
        )}
        {value && <IconButton icon="close" label={words('signatureRemove')} onClick={() => onChange(null)} />}
      </span>
      {isSigning && (
        <SignatureSheet
          onDone={(signed) => {
            onChange(signed);
            setIsSigning(false);
          }}
          onClose={() => setIsSigning(false)}
        >
          {own && (
            <Button
              look="quiet"
              onClick={() => {
                onChange(own);
                setIsSigning(false);
              }}
            >
              {words('signatureUseMine')}
            </Button>
          )}
        </SignatureSheet>
      )}
    </div>
  );
}
