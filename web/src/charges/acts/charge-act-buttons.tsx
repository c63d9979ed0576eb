import { type ChargeRow, chargeBatchActs } from '@fairway/contract/shipment-charges.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { isChangeable } from '../changes/is-changeable.ts';
import { actIcons, actWords, type ChargeBatchAct } from '../charge-words.ts';
import { newChangePathOf, shipmentChargesPathOf } from '../paths.ts';
import { useChargeRights } from '../use-charge-rights.ts';
import { useChargeActs } from './use-charge-acts.tsx';

/** What takes it further. */
const forwardActs: readonly ChargeBatchAct[] = ['approve', 'allowChange', 'allowRemoval', 'submit'];
/** What one most likely wants to do with it now. */
const mainActs: readonly ChargeBatchAct[] = [...forwardActs, 'withdraw', 'askChange'];

interface ChargeActButtonsProps {
  charge: ChargeRow;
  /** It is not there any more. */
  onGone: () => void;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
}

/** What can be done with one charge: the likeliest as a button, the rest in a menu. */
export function ChargeActButtons({ charge, onGone, children = (buttons) => buttons }: ChargeActButtonsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { act, isBusy, sheet } = useChargeActs();
  const { mayEdit } = useChargeRights();
  const open = chargeBatchActs.filter((one) => charge.can.includes(one));
  const main = mainActs.find((one) => open.includes(one));
  const start = (one: ChargeBatchAct) => act(one, [charge], one === 'allowRemoval' ? onGone : undefined);
  const edit: Act = {
    ...{ name: words('chargeActEdit'), icon: 'edit' },
    act: () => void navigate(shipmentChargesPathOf(charge.shipmentId, charge.id)),
  };
  const canChange = mayEdit && isChangeable(charge);
  const change: Act = {
    ...{ name: words('changeMake'), icon: 'edit' },
    act: () => void navigate(newChangePathOf(charge.shipmentId, charge.id)),
  };
  const others: Act[] = [
    ...(charge.can.includes('edit') ? [edit] : []),
    ...(canChange && main ? [change] : []),
    ...open
      .filter((one) => one !== main)
      .map((one): Act => ({ name: words(actWords[one]), icon: actIcons[one], act: () => start(one) })),
  ];
  if (!main && !canChange && others.length === 0) return null;
  return (
    <>
      {children(
        <>
          {others.length > 0 && <ActMenu label={words('chargeMoreActs')} acts={others} />}
          {!main && canChange && (
            <Button icon="edit" onClick={change.act}>
              {change.name}
            </Button>
          )}
          {main && (
            <Button
              look={forwardActs.includes(main) ? 'primary' : 'plain'}
              icon={actIcons[main]}
              busy={isBusy}
              onClick={() => start(main)}
            >
              {words(actWords[main])}
            </Button>
          )}
        </>,
      )}
      {sheet}
    </>
  );
}
