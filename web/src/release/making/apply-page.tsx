import { AppError } from '@fairway/contract/app-error.ts';
import type { ReleaseKind } from '@fairway/contract/release-fields.ts';
import { getReleaseGate } from '@fairway/contract/releases.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { NoSuchShipment } from '../../shipments/shown/no-such-shipment.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { releasePathOf, releasesPathOf, releasesScreen } from '../paths.ts';
import { ApplyForm } from './apply-form.tsx';

/** Where one applies for the release of a shipment (`?shipmentId=`). */
export function ApplyPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const shipmentId = address.get('shipmentId') ?? '';
  if (shipmentId) return <OfShipment key={shipmentId} shipmentId={shipmentId} />;
  return (
    <Page title={words('releaseApplyTitle')} back={releasesScreen}>
      <Empty
        title={words('releaseApplyChoose')}
        action={
          <Button onClick={() => void navigate(releasesPathOf('awaiting'))}>
            {words('releaseApplySee')}
          </Button>
        }
      />
    </Page>
  );
}

/** What somebody chose; the gate is asked anew with every choice. */
export interface Chosen {
  /** Left out for the one that the bill says. */
  kind?: ReleaseKind;
  /** Empty for all of the cargo. */
  containerNos: string[];
}

function OfShipment({ shipmentId }: { shipmentId: string }) {
  const words = useWords();
  const [chosen, setChosen] = useState<Chosen>({ containerNos: [] });
  const asked = useQuery({
    ...load(getReleaseGate, { body: { shipmentId, ...chosen } }),
    // What stands there stays until the new answer comes.
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchShipment />;
  const [activeId] = asked.data?.activeIds ?? [];
  // Nothing is left to apply for: what was applied for is what one wants to see.
  if (activeId && asked.data?.freeContainerNos.length === 0)
    return <Navigate to={releasePathOf(activeId)} replace />;
  if (asked.data)
    return (
      <ApplyForm gate={asked.data} chosen={chosen} onChoose={setChosen} isAsking={asked.isPlaceholderData} />
    );
  return (
    <Page title={words('releaseApplyTitle')} back={releasesScreen}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}
