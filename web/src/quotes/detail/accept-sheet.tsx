import type { QuoteDetail } from '@fairway/contract/quotes.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface AcceptSheetProps {
  quote: QuoteDetail;
  /** True once it was noted. */
  onAccept: (name: string) => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
}

/** Staff note who at the customer accepted. */
export function AcceptSheet({ quote, onAccept, onDone, onClose }: AcceptSheetProps) {
  const words = useWords();
  const [name, setName] = useState(quote.contactName);
  const [isBusy, setIsBusy] = useState(false);
  const accept = async () => {
    setIsBusy(true);
    const isDone = await onAccept(name.trim());
    setIsBusy(false);
    if (isDone) onDone();
  };
  return (
    <Sheet
      title={words('quoteAcceptFor')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void accept()}>
            {words('confirm')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <TextField
          label={words('quoteAcceptName')}
          hint={words('quoteAcceptNameLine')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
