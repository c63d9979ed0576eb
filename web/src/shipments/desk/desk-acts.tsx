import {
  cancelShipment,
  closeShipment,
  copyShipment,
  reopenShipment,
  type ShipmentDetail,
} from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { PrintSheet } from '../detail/print-sheet.tsx';
import { ShareSheet } from '../shown/share-sheet.tsx';
import '../detail/shipment-acts.css';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { shipmentDeskPathOf, shipmentPathOf } from '../paths.ts';
import { AddEventSheet } from './add-event-sheet.tsx';
import { MergeSheet } from './merge-sheet.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { SplitSheet } from './split-sheet.tsx';
import { useSaved } from './use-newest.ts';
import { useSync } from './use-sync.ts';
import { VesselSheet } from './vessel-sheet.tsx';

type Open = 'print' | 'event' | 'vessel' | 'split' | 'merge' | 'share' | 'close' | 'cancel' | 'reopen';

interface DeskActsProps {
  shipment: ShipmentDetail;
  place: 'foot' | 'head';
}

const refreshes = { refreshes: shipmentReads };
const mostReason = 300;

/** What staff do with a shipment as a whole. */
export function DeskActs({ shipment, place }: DeskActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const seesCharges = useCan('charge', 'button', 'btn_detail');
  const saved = useSaved();
  const sync = useSync(shipment.id);
  const [open, setOpen] = useState<Open>();
  const copying = useCommand(copyShipment, refreshes);
  const closing = useCommand(closeShipment, refreshes);
  const cancelling = useCommand(cancelShipment, refreshes);
  const reopening = useCommand(reopenShipment, refreshes);
  const { can, version } = shipment;
  const params = { id: shipment.id };
  const close = () => setOpen(undefined);
  const copy = async () => {
    const question = {
      title: words('deskCopyAsk', { shipmentNo: shipment.shipmentNo }),
      ...{ body: words('deskCopyLine'), agree: words('deskCopyAgree') },
    };
    if (!(await confirm(question))) return;
    const made = await copying.mutateAsync({ params }).catch(() => undefined);
    if (!made) return;
    toast(words('deskCopied', { shipmentNo: made.shipmentNo }));
    void navigate(shipmentDeskPathOf(made.id));
  };
  const end = async (act: Promise<unknown>): Promise<boolean> => {
    const isDone = (await saved(act)) !== undefined;
    if (isDone) toast(words('deskSaved'));
    return isDone;
  };
  const of = (isOffered: boolean, act: Act): Act[] => (isOffered ? [act] : []);
  const opener = (what: Open) => () => setOpen(what);
  const acts: Act[] = [
    ...of(can.sync, { name: words('deskSync'), icon: 'refresh', act: () => sync.mutate() }),
    ...of(can.changeVessel, { name: words('vesselChange'), icon: 'swap', act: opener('vessel') }),
    ...of(can.split && shipment.boxes.length > 1, {
      name: words('deskSplit'),
      icon: 'columns',
      act: opener('split'),
    }),
    ...of(can.merge, { name: words('deskMerge'), icon: 'fit', act: opener('merge') }),
    ...of(can.copy, { name: words('deskCopy'), icon: 'copy', act: () => void copy() }),
    { name: words('printTitle'), icon: 'download', act: opener('print') },
    ...of(can.share, { name: words('trackShare'), icon: 'link', act: opener('share') }),
    ...of(can.reopen, { name: words('deskReopen'), icon: 'undo', act: opener('reopen') }),
    ...of(can.close, { name: words('deskClose'), icon: 'check', act: opener('close') }),
    ...of(can.cancel, { name: words('deskCancel'), icon: 'trash', tone: 'danger', act: opener('cancel') }),
  ];
  const buttons = (
    <>
      {acts.length > 0 && <ActMenu label={words('trackMoreActs')} acts={acts} />}
      {seesCharges && (
        <Button icon="coins" onClick={() => void navigate(links.shipmentCharges(shipment.id))}>
          {words('trackCharges')}
        </Button>
      )}
      <Button icon="ship" onClick={() => void navigate(shipmentPathOf(shipment.id))}>
        {words('deskToTracking')}
      </Button>
      {can.addEvent && (
        <Button look="primary" icon="plus" onClick={opener('event')}>
          {words('eventAdd')}
        </Button>
      )}
    </>
  );
  const reasons = {
    close: {
      ...{
        title: words('deskClose'),
        line: words('deskCloseLine'),
        agree: words('deskClose'),
        isOptional: true,
      },
      onAgree: (reason: string) => end(closing.mutateAsync({ params, body: { version, reason } })),
    },
    cancel: {
      ...{
        title: words('deskCancel'),
        line: words('deskCancelLine'),
        agree: words('deskCancel'),
        isDanger: true,
      },
      onAgree: (reason: string) => end(cancelling.mutateAsync({ params, body: { version, reason } })),
    },
    reopen: {
      ...{ title: words('deskReopen'), line: words('deskReopenLine'), agree: words('deskReopen') },
      onAgree: (reason: string) => end(reopening.mutateAsync({ params, body: { version, reason } })),
    },
  };
  return (
    <>
      {place === 'foot' ? <ActionBar>{buttons}</ActionBar> : <span className="shipment-acts">{buttons}</span>}
      {open === 'print' && <PrintSheet shipment={shipment} onClose={close} />}
      {open === 'event' && <AddEventSheet shipment={shipment} onClose={close} />}
      {open === 'vessel' && <VesselSheet shipment={shipment} onClose={close} />}
      {open === 'split' && <SplitSheet shipment={shipment} onClose={close} />}
      {open === 'merge' && <MergeSheet shipment={shipment} onClose={close} />}
      {open === 'share' && <ShareSheet shipment={shipment} onClose={close} />}
      {(open === 'close' || open === 'cancel' || open === 'reopen') && (
        <ReasonSheet {...reasons[open]} most={mostReason} onClose={close} />
      )}
    </>
  );
}
