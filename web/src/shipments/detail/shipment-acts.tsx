import { getShipmentTimeline, setShipmentSubscription } from '@fairway/contract/shipment-tracking.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { shipmentDeskPathOf } from '../paths.ts';
import { ShareSheet } from '../shown/share-sheet.tsx';
import { PreferenceSheet } from './preference-sheet.tsx';
import { PrintSheet } from './print-sheet.tsx';
import './shipment-acts.css';
import { useTalk } from './use-talk.ts';

interface ShipmentActsProps {
  shipment: ShipmentDetail;
  /** Undefined until it is known. */
  isSubscribed: boolean | undefined;
  isStaff: boolean;
  /** Below the page on a phone, in its head on a desk. */
  place: 'foot' | 'head';
  onDemurrage: () => void;
  onUpload: (() => void) | undefined;
}

/** What can be done with a shipment by whoever follows it. */
export function ShipmentActs(props: ShipmentActsProps) {
  const { shipment, isSubscribed = false, isStaff, place, onDemurrage, onUpload } = props;
  const words = useWords();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'share' | 'news' | 'print'>();
  const talk = useTalk(shipment);
  const links = useLinks();
  const seesCharges = useCan('charge', 'button', 'btn_detail');
  const subscribing = useCommand(setShipmentSubscription, { refreshes: [getShipmentTimeline] });
  const { can } = shipment;
  const subscribe = () =>
    subscribing.mutate(
      { params: { id: shipment.id }, body: { isOn: !isSubscribed } },
      { onSuccess: () => toast(words(isSubscribed ? 'trackUnsubscribed' : 'trackSubscribed')) },
    );
  const of = (isOffered: boolean, act: Act): Act[] => (isOffered ? [act] : []);
  // A phone has room for three.
  const sharesInMenu = place === 'foot' && isStaff;
  const others = [
    ...of(can.share && sharesInMenu, {
      name: words('trackShare'),
      icon: 'link',
      act: () => setOpen('share'),
    }),
    ...of(onUpload !== undefined, { name: words('paperUpload'), icon: 'upload', act: () => onUpload?.() }),
    ...of(seesCharges, {
      name: words('trackCharges'),
      icon: 'coins',
      act: () => void navigate(links.shipmentCharges(shipment.id)),
    }),
    ...of(shipment.boxes.length > 0, { name: words('trackDemurrage'), icon: 'clock', act: onDemurrage }),
    { name: words('printTitle'), icon: 'download' as const, act: () => setOpen('print') },
    { name: words('newsTitle'), icon: 'settings' as const, act: () => setOpen('news') },
    ...of(isStaff && can.talk, {
      ...{ name: words('trackTalkStaff'), icon: 'users', act: () => talk('shipment') },
    }),
  ];
  const buttons = (
    <>
      <Button icon={isSubscribed ? 'bellOn' : 'bell'} busy={subscribing.isPending} onClick={subscribe}>
        {words(isSubscribed ? 'trackUnsubscribe' : 'trackSubscribe')}
      </Button>
      {can.share && !sharesInMenu && (
        <Button icon="link" onClick={() => setOpen('share')}>
          {words('trackShare')}
        </Button>
      )}
      {can.talk && (
        <Button icon="message" look={isStaff ? 'plain' : 'primary'} onClick={() => talk('shipmentService')}>
          {words(isStaff ? 'trackTalkCustomer' : 'trackTalk')}
        </Button>
      )}
      {isStaff && (
        <Button look="primary" icon="edit" onClick={() => void navigate(shipmentDeskPathOf(shipment.id))}>
          {words('trackToDesk')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {place === 'foot' ? (
        <ActionBar>
          <ActMenu label={words('trackMoreActs')} acts={others} />
          {buttons}
        </ActionBar>
      ) : (
        <span className="shipment-acts">
          <ActMenu label={words('trackMoreActs')} acts={others} />
          {buttons}
        </span>
      )}
      {open === 'share' && <ShareSheet shipment={shipment} onClose={() => setOpen(undefined)} />}
      {open === 'print' && <PrintSheet shipment={shipment} onClose={() => setOpen(undefined)} />}
      {open === 'news' && <PreferenceSheet onClose={() => setOpen(undefined)} />}
    </>
  );
}
