import { noteOriginals, type ReleaseDetail } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { releaseReads } from '../release-reads.ts';
import { sayRefusal } from './say-refusal.ts';
import './sheet-line.css';

interface OriginalsSheetProps {
  shipmentId: string;
  bill: ReleaseDetail['originals'][number];
  onClose: () => void;
}

/** Writes down how many originals of a bill are back. */
export function OriginalsSheet({ shipmentId, bill, onClose }: OriginalsSheetProps) {
  const words = useWords();
  const [written, setWritten] = useState(String(bill.originals));
  const noting = useCommand(noteOriginals, { refreshes: releaseReads, quiet: true });
  const count = /^\d$/.test(written) ? Number(written) : Number.NaN;
  const note = async () => {
    try {
      await noting.mutateAsync({
        body: { shipmentId, billId: bill.billId, known: bill.collected, collected: count },
      });
      flushSync(onClose);
      toast(words('releaseOriginalsNoted'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('releaseOriginalsTitle', { no: bill.billNo })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={noting.isPending}
            disabled={!(count >= 0 && count <= bill.originals) || count === bill.collected}
            onClick={() => void note()}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="release-sheet-line">{words('releaseOriginalsLine', { all: bill.originals })}</p>
        <TextField
          label={words('releaseOriginalsField')}
          inputMode="numeric"
          value={written}
          onChange={({ target }) => setWritten(target.value.trim())}
        />
      </div>
    </Sheet>
  );
}
