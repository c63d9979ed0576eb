import { setShipmentSubscription } from '@fairway/contract/shipment-tracking.ts';
import type { ShipmentHead } from '@fairway/contract/shipments.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useCommand } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import { memberRoleWords } from '../shown/shipment-words.ts';

type Member = NonNullable<ShipmentHead['members']>[number];
/** Whom one asks first. */
const asked: readonly Member['role'][] = ['service', 'operator', 'sales', 'documents', 'overseas'];

/** What can be done with a shipment from its row: hear of it, talk to who looks after it, share it. */
export function useRowActs(onShare: (shipment: ShipmentHead) => void): (shipment: ShipmentHead) => Act[] {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const links = useLinks();
  const canShare = useCan('cargoShipment', 'button', 'btn_share');
  const me = useSession(({ userInfo }) => userInfo?.userId);
  const subscribe = useCommand(setShipmentSubscription, { mask: false });
  return (shipment) => {
    const person = asked
      .flatMap((role) => (shipment.members ?? []).filter((member) => member.role === role))
      .find(({ userId }) => userId !== me);
    return [
      {
        ...{ name: words('shipmentSubscribe'), icon: 'bell' },
        act: () =>
          subscribe.mutate(
            { params: { id: shipment.id }, body: { isOn: true } },
            { onSuccess: () => toast(words('shipmentSubscribed')) },
          ),
      },
      ...(person
        ? [
            {
              ...{ name: `${words('shipmentContact')} ${words(memberRoleWords[person.role])}` },
              icon: 'message' as const,
              act: () =>
                void navigate(links.chatWith({ id: person.userId, name: person.name, headIcon: '' }, isDesk)),
            },
          ]
        : []),
      ...(canShare
        ? [{ name: words('shipmentShare'), icon: 'link' as const, act: () => onShare(shipment) }]
        : []),
    ];
  };
}
