import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { daysUntil, shiftDay } from '../rate-dates.ts';

interface CopyRateSheetProps {
  rate: RateRow;
  /** True once it was copied. */
  onCopy: (validFrom: string, validTo: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the period of the copy: as long as this one, right behind it. */
export function CopyRateSheet({ rate, onCopy, onClose }: CopyRateSheetProps) {
  const words = useWords();
  const length = daysUntil(rate.validTo, rate.validFrom);
  const [from, setFrom] = useState(() => shiftDay(rate.validTo, 1));
  const [to, setTo] = useState(() => shiftDay(rate.validTo, 1 + length));
  const [isBusy, setIsBusy] = useState(false);
  const isWrong = from !== '' && to !== '' && to < from;
  const copy = async () => {
    setIsBusy(true);
    const isDone = await onCopy(from, to);
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Sheet
      title={words('rateCopy')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" busy={isBusy} disabled={isWrong || !from || !to} onClick={() => void copy()}>
            {words('rateCopyMake')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('rateCopyLine')}</p>
        <DateField label={words('rateValidFrom')} kind="day" value={from} onChange={setFrom} />
        <DateField
          label={words('rateValidTo')}
          kind="day"
          value={to}
          error={isWrong ? words('dateOrder') : undefined}
          onChange={setTo}
        />
      </div>
    </Sheet>
  );
}
