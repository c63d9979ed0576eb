import type { Reply } from '@fairway/contract/endpoint.ts';
import { revokeShipmentLink, shareShipment } from '@fairway/contract/shipment-papers.ts';
import { getShipment, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import '../../ui/form.css';
import { QrCode } from '../../ui/qr-code.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { basePath } from '../../wire/base-path.ts';
import { useCommand } from '../../wire/calls.ts';
import { sharedShipmentScreen } from '../shared-link/screen-path.ts';
import './share-link-sheet.css';

/** A link that was just made: its token is told only now. */
type NewLink = Reply<typeof shareShipment>;

interface ShareLinkSheetProps {
  shipment: Pick<ShipmentDetail, 'id' | 'shipmentNo' | 'link'>;
  onClose: () => void;
}

const addressOf = (token: string): string =>
  `${location.origin}${basePath()}${sharedShipmentScreen}#${token}`;
const refreshes = { refreshes: [getShipment] };

/** The link of a shipment: made, copied, scanned, ended. */
export function ShareLinkSheet({ shipment, onClose }: ShareLinkSheetProps) {
  const words = useWords();
  const [link, setLink] = useState<NewLink>();
  const sharing = useCommand(shareShipment, refreshes);
  const revoking = useCommand(revokeShipmentLink, refreshes);
  const params = { id: shipment.id };
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
  const until = link?.expiresAt ?? shipment.link?.expiresAt;
  return (
    <Sheet title={words('linkTitle')} open onClose={onClose}>
      <div className="form-stack">
        <p className="share-link-line">{words('linkLine')}</p>
        {link ? (
          <MadeLink link={link} title={shipment.shipmentNo} />
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

function MadeLink({ link, title }: { link: NewLink; title: string }) {
  const words = useWords();
  const address = addressOf(link.token);
  const copy = async () => toast(words((await copyText(address)) ? 'linkCopied' : 'linkNotCopied'));
  return (
    <>
      <TextField
        label={words('linkAddress')}
        value={address}
        readOnly
        hint={words('linkUntil', { time: formatDate(link.expiresAt) })}
        onFocus={(event) => event.target.select()}
      />
      <div className="share-link-acts">
        <Button look="primary" icon="copy" onClick={() => void copy()}>
          {words('linkCopy')}
        </Button>
        {'share' in navigator && (
          <Button
            icon="forward"
            // Who closes the choice of the device sends it to nobody.
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            {words('linkSend')}
          </Button>
        )}
      </div>
      <figure className="share-link-code">
        <QrCode size={200} text={address} label={words('linkCode')} />
        <figcaption>{words('linkCode')}</figcaption>
      </figure>
    </>
  );
}
