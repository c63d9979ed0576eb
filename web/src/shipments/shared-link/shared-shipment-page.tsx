import { AppError } from '@fairway/contract/app-error.ts';
import { openSharedShipment, type SharedShipment } from '@fairway/contract/shipment-papers.ts';
import type { Place } from '@fairway/domain/sea-routes/great-circle.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MapStop } from '../../freight/map/lane-drawing.ts';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { ArrivalAnswer } from '../detail/arrival-answer.tsx';
import { NumbersRow } from '../detail/numbers-row.tsx';
import { StageLabel } from '../shown/stage-label.tsx';
import { EtaCard } from '../tracking/eta-card.tsx';
import { RouteStrip } from '../tracking/route-strip.tsx';
import { TrackedBoxes } from '../tracking/tracked-boxes.tsx';
import './shared-shipment-page.css';

const shape = /^[\w-]{43}$/;

/** How far the shipment behind a link is, for whoever has it: no session, no frame, no names. */
export function SharedShipmentPage() {
  const words = useWords();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const isToken = shape.test(token);
  useDocumentTitle(words('shipmentTracking'));
  const asked = useQuery({
    ...load(openSharedShipment, { body: { token } }),
    enabled: isToken,
    meta: { quiet: true },
    retry: false,
  });
  // Unknown, ended and over are the same to whoever asks.
  const isGone = !isToken || (asked.error instanceof AppError && !asked.data);
  return (
    <main className="shared-shipment">
      <header className="shared-shipment-bar">
        <h1>{asked.data?.companyName || words('shipmentTracking')}</h1>
        <span className="shared-shipment-acts">
          {asked.data && <IconButton icon="file" label={words('print')} onClick={() => window.print()} />}
          <LanguageChoice />
        </span>
      </header>
      {isGone ? (
        <Empty drawing="search" title={words('linkGone')} line={words('linkGoneLine')} />
      ) : (
        <Loaded query={asked}>{(shipment) => <OpenShipment shipment={shipment} />}</Loaded>
      )}
    </main>
  );
}

const mapHeight = { phone: 160, desk: 280 };

function OpenShipment({ shipment }: { shipment: SharedShipment }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const drawn = useMemo(() => {
    const { pol, tranships, pod, progress, position } = shipment;
    const stops = [pol, ...tranships, pod].flatMap(({ code, name, lat, lon }): MapStop[] =>
      lat === null || lon === null ? [] : [{ id: code, name, lat, lon }],
    );
    const seenAt: Place | undefined = position ? [position.lon, position.lat] : undefined;
    return { stops, where: { share: progress / 100 }, seenAt };
  }, [shipment]);
  return (
    <div className="shared-shipment-columns">
      <div className="shared-shipment-column">
        <ArrivalAnswer shipment={shipment}>
          <RouteStrip {...drawn} mode={shipment.mode} height={isDesk ? mapHeight.desk : mapHeight.phone} />
        </ArrivalAnswer>
        <NumbersRow
          numbers={[
            [words('referenceMbl'), shipment.mblNo],
            [words('referenceHbl'), shipment.hblNo],
            [words('referenceShipment'), shipment.shipmentNo],
          ]}
        />
        <TrackedBoxes timeline={shipment.timeline} />
      </div>
      <div className="shared-shipment-column">
        <EtaCard departure={shipment.departure} arrival={shipment.arrival} />
        <Card title={words('trackBoxes')}>
          <ul className="shared-boxes">
            {shipment.boxes.map(({ containerNo, type, stage, lastEventAt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several may have no number yet
              <li key={index}>
                <strong className="number">{containerNo || words('trackBoxUnnamed')}</strong>
                <span>{type}</span>
                <StageLabel stage={stage} />
                {lastEventAt !== null && <small>{formatAgo(words, lastEventAt)}</small>}
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <Facts
            facts={[
              [words('shipmentCustomer'), shipment.customerName],
              [words('paperShipper'), shipment.shipperName],
              [words('paperConsignee'), shipment.consigneeName],
            ]}
          />
        </Card>
        <p className="shared-shipment-until">
          {words('linkUntil', { time: formatDate(shipment.expiresAt) })}
        </p>
      </div>
    </div>
  );
}
