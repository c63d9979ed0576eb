import { type LostReason, lostReasons } from '@fairway/contract/quotes.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { lostReasonWords } from '../quote-words.ts';

interface LoseSheetProps {
  /** True once it was noted. */
  onLose: (reason: LostReason, remark: string) => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
}

const mostRemark = 500;

/** Why nothing came of it. */
export function LoseSheet({ onLose, onDone, onClose }: LoseSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [remark, setRemark] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const chosen = lostReasons.find((one) => one === reason);
  const lose = async () => {
    if (!chosen) return;
    setIsBusy(true);
    const isDone = await onLose(chosen, remark.trim());
    setIsBusy(false);
    if (isDone) onDone();
  };
  return (
    <Sheet
      title={words('quoteLose')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="danger"
            busy={isBusy}
            disabled={!chosen || remark.length > mostRemark}
            onClick={() => void lose()}
          >
            {words('quoteLose')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <SelectField
          label={words('quoteLoseReason')}
          placeholder={words('pickPlaceholder')}
          value={reason}
          options={lostReasons.map((value) => ({ value, label: words(lostReasonWords[value]) }))}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextArea
          label={words('quoteLoseRemark')}
          value={remark}
          most={mostRemark}
          onChange={(event) => setRemark(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
