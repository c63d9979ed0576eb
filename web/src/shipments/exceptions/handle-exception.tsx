import {
  handleException,
  listExceptions,
  type ShipmentException,
} from '@fairway/contract/shipment-tracking.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { inputText, momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import './exceptions.css';

interface HandleExceptionProps {
  exception: ShipmentException;
  onDone?: () => void;
}

const mostNote = 500;
const mostText = 300;

/** Who looks after an exception until when, what is noted of it, and what the customer reads. */
export function HandleException({ exception, onDone }: HandleExceptionProps) {
  const words = useWords();
  const [ownerId, setOwnerId] = useState(exception.ownerId ?? '');
  const [due, setDue] = useState(inputText(exception.dueAt, 'minute', defaultZone));
  const [note, setNote] = useState(exception.note);
  const [customerText, setCustomerText] = useState(exception.customerText);
  const [needsNote, setNeedsNote] = useState(false);
  const handling = useCommand(handleException, {
    refreshes: [...shipmentReads, listExceptions],
    mask: false,
  });
  const save = (status?: 'open' | 'acknowledged' | 'ignored') => {
    const isMissing = status === 'ignored' && note.trim() === '';
    setNeedsNote(isMissing);
    if (isMissing) return;
    const body = {
      ...(status && { status }),
      ...{ ownerId: ownerId || null, dueAt: momentOf(due, defaultZone), note, customerText },
    };
    handling.mutate(
      { params: { id: exception.id }, body },
      {
        onSuccess: () => {
          onDone?.();
          toast(words('exceptionHandled'));
        },
      },
    );
  };
  const isOpen = exception.status === 'open';
  return (
    <div className="form-stack">
      <UserSelect label={words('exceptionOwner')} value={ownerId} onChange={setOwnerId} />
      <DateField label={words('exceptionDue')} kind="minute" value={due} onChange={setDue} />
      <TextArea
        label={words('exceptionNote')}
        value={note}
        most={mostNote}
        error={needsNote ? words('exceptionIgnoreNeeds') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <TextArea
        label={words('exceptionCustomerText')}
        value={customerText}
        most={mostText}
        hint={
          exception.customerWords
            ? words('exceptionCustomerLine', { words: exception.customerWords })
            : words('exceptionCustomerHidden')
        }
        onChange={(event) => setCustomerText(event.target.value)}
      />
      <div className="exception-acts">
        {isOpen && (
          <Button look="primary" icon="check" busy={handling.isPending} onClick={() => save('acknowledged')}>
            {words('exceptionAcknowledge')}
          </Button>
        )}
        <Button look={isOpen ? 'plain' : 'primary'} busy={handling.isPending} onClick={() => save()}>
          {words('exceptionSave')}
        </Button>
        {exception.status === 'ignored' ? (
          <Button icon="undo" busy={handling.isPending} onClick={() => save('open')}>
            {words('exceptionReopen')}
          </Button>
        ) : (
          <Button icon="bellOff" busy={handling.isPending} onClick={() => save('ignored')}>
            {words('exceptionIgnore')}
          </Button>
        )}
      </div>
    </div>
  );
}
