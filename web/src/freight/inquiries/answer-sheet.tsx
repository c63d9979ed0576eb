import { listRates } from '@fairway/contract/freight-rates.ts';
import type { InquiryRow } from '@fairway/contract/rate-inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { load } from '../../wire/calls.ts';

interface AnswerSheetProps {
  inquiry: InquiryRow;
  isBusy: boolean;
  onSend: (text: string, rateId: string | null) => void;
  onClose: () => void;
}

const longest = 1_000;
const mostRates = 50;

/** Words, and a published rate of the lane where one answers it. */
export function AnswerSheet({ inquiry, isBusy, onSend, onClose }: AnswerSheetProps) {
  const words = useWords();
  const { mode, polId, podId } = inquiry;
  const [text, setText] = useState(inquiry.answer);
  const [rateId, setRateId] = useState(inquiry.rate?.id ?? '');
  const filters = { mode: [mode], polId, podId, status: ['published' as const] };
  const rates = useQuery({
    ...load(listRates, { body: { pageSize: mostRates, filters } }),
    meta: { quiet: true },
  });
  const offered = rates.data?.list ?? [];
  return (
    <Sheet
      title={words('inquiryAnswer')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={isBusy}
            disabled={text.trim() === '' || text.length > longest}
            onClick={() => onSend(text, rateId || null)}
          >
            {words('inquiryAnswer')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <TextArea
          label={words('inquiryAnswerText')}
          rows={5}
          most={longest}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {offered.length > 0 && (
          <SelectField
            label={words('inquiryAnswerRate')}
            placeholder={words('inquiryNoRateChosen')}
            value={rateId}
            options={offered.map(({ id, carrierName, rateNo, validFrom, validTo }) => ({
              ...{ value: id, label: `${carrierName} ${rateNo} · ${validFrom} – ${validTo}` },
            }))}
            onChange={(event) => setRateId(event.target.value)}
          />
        )}
      </div>
    </Sheet>
  );
}
