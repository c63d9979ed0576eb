import {
  chooseSignature,
  deleteSignature,
  listSignatures,
  type Signature,
} from '@fairway/contract/account.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';

interface SignatureCardProps {
  signature: Signature;
  /** Its place in the list, by which it is told from the others. */
  number: number;
}

const refreshes = [listSignatures, getCurrentUser];

export function SignatureCard({ signature: { id, signImg, isDefault }, number }: SignatureCardProps) {
  const words = useWords();
  const name = words('signatureNumber', { n: number });
  const choosing = useCommand(chooseSignature, { refreshes });
  const deleting = useCommand(deleteSignature, { refreshes });
  const choose = () =>
    choosing.mutate({ params: { id } }, { onSuccess: () => toast(words('signatureMadeDefault')) });
  const remove = async () => {
    const agreed = await confirm({
      title: words('signatureDeleteConfirm'),
      body: words('signatureDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (agreed) deleting.mutate({ params: { id } }, { onSuccess: () => toast(words('signatureDeleted')) });
  };
  return (
    <li className="signature-card" aria-label={name}>
      <div className="signature-card-paper">
        <img src={signImg} alt={name} />
      </div>
      <div className="signature-card-foot">
        {isDefault ? (
          <StateLabel tone="good">{words('signatureDefault')}</StateLabel>
        ) : (
          <Button look="quiet" busy={choosing.isPending} onClick={choose}>
            {words('signatureMakeDefault')}
          </Button>
        )}
        <IconButton icon="trash" label={words('delete')} onClick={() => void remove()} />
      </div>
    </li>
  );
}
