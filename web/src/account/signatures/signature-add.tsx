import { addSignature, listSignatures } from '@fairway/contract/account.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { SignatureSheet } from '../../ui/signature-sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';

interface SignatureAddProps {
  /** The first one is the default without being asked. */
  isFirst: boolean;
  onClose: () => void;
}

export function SignatureAdd({ isFirst, onClose }: SignatureAddProps) {
  const words = useWords();
  const [asDefault, setAsDefault] = useState(false);
  const adding = useCommand(addSignature, { refreshes: [listSignatures, getCurrentUser], mask: false });
  const keep = async (signImg: string) => {
    try {
      await adding.mutateAsync({ body: { signImg, isDefault: isFirst || asDefault ? 1 : 0 } });
    } catch {
      // Said by a toast; the signature stays on the paper, to be sent again.
      return;
    }
    // First closed: a toast goes into the dialog that is open, and would go with it.
    flushSync(onClose);
    toast(words('signatureSaved'));
  };
  return (
    <SignatureSheet busy={adding.isPending} onDone={(picture) => void keep(picture)} onClose={onClose}>
      {!isFirst && (
        <Switch label={words('signatureUseAsDefault')} checked={asDefault} onChange={setAsDefault} />
      )}
    </SignatureSheet>
  );
}
