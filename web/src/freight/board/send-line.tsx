import type { LineBoard } from '@fairway/contract/freight-search.ts';
import { type LineReader, previewLineSending, sendLine } from '@fairway/contract/line-news.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import './send-line.css';

const longestRemark = 300;
const shownLonger = 3_000;

/** Tells customers the prices of the board that is shown. */
export function SendLine({ board }: { board: LineBoard }) {
  const words = useWords();
  const canSend = useCan('lineBoard', 'button', 'btn_send');
  const [isOpen, setIsOpen] = useState(false);
  if (!canSend || board.polId === null) return null;
  return (
    <>
      <Button icon="message" onClick={() => setIsOpen(true)}>
        {words('lineSend')}
      </Button>
      {isOpen && <SendSheet board={board} polId={board.polId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const isTold = ({ people, ports }: LineReader): boolean => people > 0 && ports > 0;

interface SendSheetProps {
  board: LineBoard;
  polId: string;
  onClose: () => void;
}

/** Whom, with what words; what each would read is looked at before it is sent. */
function SendSheet({ board, polId, onClose }: SendSheetProps) {
  const words = useWords();
  const [customerIds, setCustomerIds] = useState<string[]>([]);
  const [toSubscribers, setToSubscribers] = useState(false);
  const [remark, setRemark] = useState('');
  const { line, mode, boxType } = board;
  const asked = { lineId: line.id, mode, polId, boxType, customerIds, toSubscribers };
  const isAsked = customerIds.length > 0 || toSubscribers;
  const preview = useQuery({
    ...load(previewLineSending, { body: asked }),
    enabled: isAsked,
    meta: { quiet: true },
  });
  const send = useCommand(sendLine);
  const readers = isAsked ? (preview.data?.customers ?? []) : [];
  const count = readers.filter(isTold).length;
  const go = async () => {
    const done = await send.mutateAsync({ body: { ...asked, remark } });
    // A toast stands in the dialog that is open, and would go with it.
    flushSync(onClose);
    toast(words('lineSent', { customers: done.customers, people: done.people }), shownLonger);
  };
  return (
    <Sheet
      title={words('lineSendTitle')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={send.isPending}
            disabled={count === 0 || remark.length > longestRemark || preview.isFetching}
            onClick={() => void go().catch(() => undefined)}
          >
            {words('lineSendTo', { count })}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('lineSendHint')}</p>
        <EntityPicker
          entity="Customer"
          label={words('lineSendCustomers')}
          multiple
          values={customerIds}
          onChange={setCustomerIds}
        />
        <Switch label={words('lineSendSubscribers')} checked={toSubscribers} onChange={setToSubscribers} />
        <TextArea
          label={words('lineSendRemark')}
          rows={2}
          most={longestRemark}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <section aria-label={words('lineSendPreview')}>
          {isAsked ? (
            <Loaded query={preview}>{() => <Readers readers={readers} />}</Loaded>
          ) : (
            <p>{words('lineSendNobody')}</p>
          )}
        </section>
      </div>
    </Sheet>
  );
}

function Readers({ readers }: { readers: readonly LineReader[] }) {
  const words = useWords();
  if (readers.length === 0) return <p>{words('lineSendNobody')}</p>;
  return (
    <ul className="line-readers">
      {readers.map((reader) => (
        <li key={reader.id}>
          <strong>{reader.fullName}</strong>
          <small className="number">
            {isTold(reader)
              ? words('lineSendPeople', { people: reader.people, ports: reader.ports })
              : words('lineSendNothing')}
          </small>
          {isTold(reader) && <pre>{reader.text}</pre>}
        </li>
      ))}
    </ul>
  );
}
