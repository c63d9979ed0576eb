import { cancelPaymentRequest, type PaymentRequestDetail } from '@fairway/contract/payment-requests.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { requestReads } from '../request-reads.ts';
import { sayRefusal } from './say-refusal.ts';

interface CancelSheetProps {
  request: PaymentRequestDetail;
  onClose: () => void;
}

const most = 500;

/** Says that an approved request is not to be paid after all. */
export function CancelSheet({ request, onClose }: CancelSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const cancelling = useCommand(cancelPaymentRequest, { refreshes: requestReads, quiet: true });
  const cancel = async () => {
    try {
      const body = { version: request.version, reason: reason.trim() };
      await cancelling.mutateAsync({ params: { id: request.id }, body });
      flushSync(onClose);
      toast(words('requestCancelled'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('requestCancelTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="danger"
            busy={cancelling.isPending}
            disabled={reason.trim() === '' || reason.length > most}
            onClick={() => void cancel()}
          >
            {words('requestGiveUp')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="request-sheet-line">{words('requestCancelLine')}</p>
        <TextArea
          label={words('requestCancelReason')}
          rows={3}
          value={reason}
          most={most}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Sheet>
  );
}
