import {
  handleException,
  listExceptions,
  type ShipmentException,
} from '@fairway/contract/shipment-tracking.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { inputText, momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { exceptionWords } from '../shown/shipment-words.ts';
import { trackingReads } from './shipment-reads.ts';

interface ExceptionSheetProps {
  exception: ShipmentException;
  onClose: () => void;
}

const mostNote = 500;
const mostText = 300;

/** Who looks after an exception, what is noted of it, and what the customer reads. */
export function ExceptionSheet({ exception, onClose }: ExceptionSheetProps) {
  const words = useWords();
  const [note, setNote] = useState(exception.note);
  const [customerText, setCustomerText] = useState(exception.customerText);
  const [ownerId, setOwnerId] = useState(exception.ownerId ?? '');
  const [due, setDue] = useState(inputText(exception.dueAt, 'minute', defaultZone));
  const handling = useCommand(handleException, { refreshes: [...trackingReads, listExceptions] });
  const save = async (status: 'open' | 'acknowledged' | 'ignored') => {
    const body = {
      ...{ status, note, customerText, ownerId: ownerId || null, dueAt: momentOf(due, defaultZone) },
    };
    const isDone = await handling.mutateAsync({ params: { id: exception.id }, body }).catch(() => undefined);
    if (!isDone) return;
    flushSync(onClose);
    toast(words('exceptionHandled'));
  };
  return (
    <Sheet
      title={words(exceptionWords[exception.code])}
      open
      onClose={onClose}
      actions={
        <>
          <Button disabled={note.trim() === ''} onClick={() => void save('ignored')}>
            {words('exceptionIgnore')}
          </Button>
          <Button look="primary" busy={handling.isPending} onClick={() => void save('acknowledged')}>
            {words('exceptionAcknowledge')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {exception.detail && <p>{exception.detail}</p>}
        <UserSelect label={words('exceptionOwner')} value={ownerId} onChange={setOwnerId} />
        <DateField label={words('exceptionDue')} kind="minute" value={due} onChange={setDue} />
        <TextArea
          label={words('exceptionNote')}
          hint={words('trackIgnoreHint')}
          value={note}
          most={mostNote}
          onChange={(event) => setNote(event.target.value)}
        />
        <TextArea
          label={words('exceptionCustomerText')}
          hint={
            exception.customerWords
              ? words('exceptionCustomerLine', { words: exception.customerWords })
              : words('exceptionCustomerHidden')
          }
          value={customerText}
          most={mostText}
          onChange={(event) => setCustomerText(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
