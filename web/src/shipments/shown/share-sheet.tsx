import { shareShipment } from '@fairway/contract/shipment-papers.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { QrCode } from '../../ui/qr-code.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { basePath } from '../../wire/base-path.ts';
import { useCommand } from '../../wire/calls.ts';
import { sharedShipmentScreen } from '../shared-link/screen-path.ts';
import './share-sheet.css';

interface ShareSheetProps {
  shipment: { id: string; shipmentNo: string };
  onClose: () => void;
}

export const sharedAddressOf = (token: string): string =>
  `${location.origin}${basePath()}${sharedShipmentScreen}#${token}`;

/** A link that shows how far a shipment is; its address is told once, here. */
export function ShareSheet({ shipment, onClose }: ShareSheetProps) {
  const words = useWords();
  const share = useCommand(shareShipment, { mask: false });
  return (
    <Sheet title={`${words('shipmentShareTitle')} ${shipment.shipmentNo}`} open onClose={onClose}>
      <div className="form-stack">
        {share.data ? (
          <MadeLink {...share.data} title={shipment.shipmentNo} />
        ) : (
          <>
            <p className="shipment-share-line">{words('shipmentShareAsk')}</p>
            <Button
              look="primary"
              icon="link"
              busy={share.isPending}
              onClick={() => share.mutate({ params: { id: shipment.id } })}
            >
              {words('shipmentShareMake')}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}

interface MadeLinkProps {
  token: string;
  expiresAt: number;
  title: string;
}

function MadeLink({ token, expiresAt, title }: MadeLinkProps) {
  const words = useWords();
  const address = sharedAddressOf(token);
  const copy = async () =>
    toast(words((await copyText(address)) ? 'shipmentShareCopied' : 'shipmentShareNotCopied'));
  return (
    <>
      <TextField
        label={words('shipmentShareTitle')}
        value={address}
        readOnly
        hint={words('shipmentShareLine', { until: formatDate(expiresAt) })}
        onFocus={(event) => event.target.select()}
      />
      <div className="shipment-share-acts">
        <Button look="primary" icon="copy" onClick={() => void copy()}>
          {words('shipmentShareCopy')}
        </Button>
        {'share' in navigator && (
          <Button
            icon="forward"
            // Who closes the choice of the device sends it to nobody.
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            {words('shipmentShareOut')}
          </Button>
        )}
      </div>
      <figure className="shipment-share-code">
        <QrCode size={200} text={address} label={words('shipmentShareCode')} />
        <figcaption>{words('shipmentShareCode')}</figcaption>
      </figure>
    </>
  );
}
