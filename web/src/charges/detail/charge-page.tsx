import { AppError } from '@fairway/contract/app-error.ts';
import { getCharge } from '@fairway/contract/shipment-charges.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { ChargeActButtons } from '../acts/charge-act-buttons.tsx';
import { nameText } from '../charge-text.ts';
import { chargesScreen, shipmentChargesPathOf } from '../paths.ts';
import '../shipment/charges-desk.css';
import { ChargeBody } from './charge-body.tsx';
import { HistoryCard } from './history-card.tsx';

/** One charge: how it came about, where it stands and what was done with it. */
export function ChargePage({ id }: { id: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const asked = useQuery({ ...load(getCharge, { params: { id } }), meta: { quiet: true } });
  // What is not for somebody is not there for them.
  if (asked.error instanceof AppError && !asked.data)
    return (
      <NotFound
        home={chargesScreen}
        says={{
          ...{ title: words('chargeMissing'), line: words('chargeMissingLine') },
          go: words('chargeSeeAll'),
        }}
      />
    );
  if (!asked.data)
    return (
      <Page title={words('chargeOne')} back={chargesScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const { charge, history } = asked.data;
  const back = shipmentChargesPathOf(charge.shipmentId);
  const gone = () => void navigate(back, { replace: true });
  return (
    <Page
      title={nameText(charge)}
      back={back}
      actions={isDesk && <ChargeActButtons charge={charge} onGone={gone} />}
      foot={
        !isDesk && (
          <ChargeActButtons charge={charge} onGone={gone}>
            {(buttons) => <ActionBar>{buttons}</ActionBar>}
          </ChargeActButtons>
        )
      }
      aside={
        isDesk &&
        history.length > 0 && (
          <div className="page-aside-cards">
            <HistoryCard history={history} />
          </div>
        )
      }
    >
      <ChargeBody charge={charge} />
      {!isDesk && <HistoryCard history={history} />}
    </Page>
  );
}
