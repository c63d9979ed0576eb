import type { Reply } from '@fairway/contract/endpoint.ts';
import { revokeShipmentLink, shareShipment } from '@fairway/contract/shipment-papers.ts';
import { getShipment } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { MadeLink, sharedAddressOf } from '../../shared-links/made-link.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { sharedShipmentScreen } from '../shared-link/screen-path.ts';
import './share-sheet.css';

interface ShareSheetProps {
  shipment: { id: string; shipmentNo: string };
  onClose: () => void;
}

const refreshes = { refreshes: [getShipment], mask: false };

/** The link of a shipment: made, copied, scanned, ended. */
export function ShareSheet({ shipment, onClose }: ShareSheetProps) {
  const words = useWords();
  const [link, setLink] = useState<Reply<typeof shareShipment>>();
  const params = { id: shipment.id };
  // The page it is opened on has it already, a list does not.
  const known = useQuery({ ...load(getShipment, { params }), refetchOnMount: false, meta: { quiet: true } });
  const sharing = useCommand(shareShipment, refreshes);
  const revoking = useCommand(revokeShipmentLink, refreshes);
  const make = () => sharing.mutate({ params }, { onSuccess: setLink });
  const revoke = async () => {
    const isSure = await confirm({
      ...{ title: words('linkRevokeAsk'), body: words('linkRevokeBody') },
      ...{ agree: words('linkRevoke'), danger: true },
    });
    if (!isSure) return;
    const isDone = await revoking.mutateAsync({ params }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    setLink(undefined);
    toast(words('linkRevoked'));
  };
  const until = link?.expiresAt ?? known.data?.link?.expiresAt;
  return (
    <Sheet title={words('linkTitle')} open onClose={onClose}>
      <div className="form-stack">
        <p className="share-sheet-line">
          <strong className="number">{shipment.shipmentNo}</strong> {words('linkLine')}
        </p>
        {link ? (
          <MadeLink
            address={sharedAddressOf(sharedShipmentScreen, link.token)}
            expiresAt={link.expiresAt}
            title={shipment.shipmentNo}
            code={words('linkCode')}
          />
        ) : (
          until !== undefined && <p>{words('linkNow', { time: formatDate(until) })}</p>
        )}
        <Button look={link ? 'plain' : 'primary'} icon="link" busy={sharing.isPending} onClick={make}>
          {words(until === undefined ? 'linkMake' : 'linkMakeNew')}
        </Button>
        {until !== undefined && (
          <Button look="danger" busy={revoking.isPending} onClick={() => void revoke()}>
            {words('linkRevoke')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
