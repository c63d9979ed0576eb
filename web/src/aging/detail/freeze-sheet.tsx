import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface FreezeSheetProps {
  name: string;
  wants: 'freeze' | 'unfreeze';
  isBusy: boolean;
  onAsk: (reason: string) => Promise<void>;
  onClose: () => void;
}

const most = 500;

/** Asks why a customer is to be frozen or released, and says what comes of it. */
export function FreezeSheet({ name, wants, isBusy, onAsk, onClose }: FreezeSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const written = reason.trim();
  const isFreeze = wants === 'freeze';
  return (
    <Sheet
      title={words(isFreeze ? 'agingFreezeTitle' : 'agingUnfreezeTitle', { name })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look={isFreeze ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={written === '' || written.length > most}
            // What was refused is told, and the sheet stays.
            onClick={() => void onAsk(written).catch(() => undefined)}
          >
            {words('agingFreezeAsk')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words(isFreeze ? 'agingFreezeLine' : 'agingUnfreezeLine')}</p>
        <TextArea
          label={words('agingFreezeReason')}
          rows={3}
          value={reason}
          most={most}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
