import { listSignatures } from '@fairway/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SignatureSheet } from '../../ui/signature-sheet.tsx';
import { load } from '../../wire/calls.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { Names } from './names/names.tsx';
import './signature.css';

/** Only a picture that cannot do anything but be seen. */
const pngIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/.test(value)
    ? value
    : undefined;

function EditSignature({ field, value, onChange, ties, compact }: EditProps) {
  const words = useWords();
  const [isSigning, setIsSigning] = useState(false);
  // Whoever has none is not told so: they sign by hand.
  const { data: mine } = useQuery({ ...load(listSignatures, {}), meta: { quiet: true } });
  const own = pngIn(mine?.find(({ isDefault }) => isDefault === 1)?.signImg);
  const picture = pngIn(value);
  const label = ties['aria-label'] ?? field.label;
  return (
    <div className={`signature-field${compact ? ' signature-field-compact' : ''}`}>
      {picture && (
        <span className="signature-field-paper">
          <img src={picture} alt={words('signaturePicture', { label })} />
        </span>
      )}
      <span className="signature-field-actions">
        {!(compact && picture) && (
          <Button
            id={ties.id}
            icon="order"
            look={compact ? 'quiet' : 'plain'}
            aria-labelledby={ties['aria-labelledby'] && `${ties['aria-labelledby']} ${ties.id}`}
            aria-label={ties['aria-labelledby'] ? undefined : `${label} ${words('signatureSign')}`}
            aria-describedby={ties['aria-describedby']}
            onClick={() => setIsSigning(true)}
          >
            {words(picture ? 'signatureSignAgain' : 'signatureSign')}
          </Button>
        )}
        {!picture && own && !compact && (
          <Button look="quiet" onClick={() => onChange(own)}>
            {words('signatureUseMine')}
          </Button>
        )}
        {picture && (
          <IconButton icon="close" label={words('signatureRemove')} onClick={() => onChange(null)} />
        )}
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

function ViewSignature({ field, value, compact }: ViewProps) {
  const words = useWords();
  const picture = pngIn(value);
  if (!picture) return <Names names={[]} compact={compact} />;
  return (
    <span className={`signature-field-paper${compact ? ' signature-field-small' : ''}`}>
      <img src={picture} alt={words('signaturePicture', { label: field.label })} />
    </span>
  );
}

export const signaturePart: FieldPart = { Edit: EditSignature, View: ViewSignature };
