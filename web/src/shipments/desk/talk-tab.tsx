import { openRecordThread, type ThreadKind } from '@fairway/contract/chat.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useEffect, useState } from 'react';
import { Conversation } from '../../chat/conversation.tsx';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCommand } from '../../wire/calls.ts';
import './talk-tab.css';

type Kind = Extract<ThreadKind, 'shipment' | 'shipmentService'>;

/** What is said about a shipment: with the customer, and among staff. */
export function TalkTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const [kind, setKind] = useState<Kind>('shipmentService');
  return (
    <div className="talk-tab">
      <Choice
        label={words('talkWith')}
        value={kind}
        options={[
          { value: 'shipmentService', label: words('talkCustomer') },
          { value: 'shipment', label: words('talkStaff') },
        ]}
        onChange={setKind}
      />
      <Thread key={kind} kind={kind} shipment={shipment} />
    </div>
  );
}

function Thread({ kind, shipment }: { kind: Kind; shipment: ShipmentDetail }) {
  const words = useWords();
  const { mutate, data, isError } = useCommand(openRecordThread, { mask: false });
  const open = () => mutate({ body: { kind, id: shipment.id } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each thread
  useEffect(open, []);
  if (data) return <Conversation address={data.id} name={shipment.shipmentNo} isPart />;
  if (!isError) return <Skeleton />;
  return (
    <Empty
      drawing="broken"
      title={words('loadFailed')}
      action={<Button onClick={open}>{words('retry')}</Button>}
    />
  );
}
