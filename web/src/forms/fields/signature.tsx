import { listSignatures } from '@fairway/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { SignatureInput } from '../../ui/signature-input.tsx';
import { load } from '../../wire/calls.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { Names } from './names/names.tsx';

/** Only a picture that cannot do anything but be seen. */
const pngIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/.test(value)
    ? value
    : undefined;

function EditSignature({ field, value, onChange, ties, compact }: EditProps) {
  // Whoever has none is not told so: they sign by hand.
  const { data: mine } = useQuery({ ...load(listSignatures, {}), meta: { quiet: true } });
  return (
    <SignatureInput
      label={ties['aria-label'] ?? field.label}
      value={pngIn(value)}
      onChange={onChange}
      own={pngIn(mine?.find(({ isDefault }) => isDefault === 1)?.signImg)}
      id={ties.id}
      labelledBy={ties['aria-labelledby']}
      describedBy={ties['aria-describedby']}
      compact={compact}
    />
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
