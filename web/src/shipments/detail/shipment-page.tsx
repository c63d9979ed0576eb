import { AppError } from '@fairway/contract/app-error.ts';
import type { DocumentKind } from '@fairway/contract/shipment-papers.ts';
import {
  getShipmentRoute,
  getShipmentTimeline,
  getShipmentTimes,
} from '@fairway/contract/shipment-tracking.ts';
import { getShipment, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useSession } from '../../wire/session-store.ts';
import { SeenLine } from '../last-seen/seen-line.tsx';
import { useSeen } from '../last-seen/use-seen.ts';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { NoSuchShipment } from '../shown/no-such-shipment.tsx';
import { memberRoleWords } from '../shown/shipment-words.ts';
import { EtaCard } from '../tracking/eta-card.tsx';
import { RouteStrip, useRouteOf } from '../tracking/route-strip.tsx';
import { TakenBack } from '../tracking/taken-back.tsx';
import { TrackedBoxes } from '../tracking/tracked-boxes.tsx';
import { ArrivalAnswer } from './arrival-answer.tsx';
import { AsksCard } from './asks-card.tsx';
import { BoxesCard } from './boxes-card.tsx';
import { CutOffsCard } from './cut-offs-card.tsx';
import { DemurrageSheet } from './demurrage-sheet.tsx';
import { ExceptionsCard } from './exceptions-card.tsx';
import { NumbersRow } from './numbers-row.tsx';
import { PapersCard } from './papers-card.tsx';
import { ReleaseCard } from './release-card.tsx';
import { ShipmentActs } from './shipment-acts.tsx';
import './shipment-page.css';
import { UploadSheet } from './upload-sheet.tsx';

/** One shipment as everybody follows it: where it is, when it arrives, and what belongs to that. */
export function ShipmentPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const asked = useSeen(getShipment, { params: { id } }, { enabled: id !== '' });
  // What is not for somebody is not there for them.
  if (id === '' || (asked.error instanceof AppError && !asked.data)) return <NoSuchShipment />;
  if (asked.data) return <OpenShipment key={id} shipment={asked.data} seenAt={asked.seenAt} />;
  return (
    <Page title={words('shipmentTracking')} back={myShipmentsPath}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

const mapHeight = { phone: 148, desk: 300 };

interface OpenShipmentProps {
  shipment: ShipmentDetail;
  /** When it was seen, where that is what is shown. */
  seenAt: number | undefined;
}

function OpenShipment({ shipment, seenAt }: OpenShipmentProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const [open, setOpen] = useState<'demurrage' | 'upload'>();
  const [uploaded, setUploaded] = useState<DocumentKind>('other');
  const params = { params: { id: shipment.id } };
  const timeline = useSeen(getShipmentTimeline, params);
  const times = useSeen(getShipmentTimes, params);
  const route = useSeen(getShipmentRoute, params);
  const drawn = useRouteOf(route.data);
  const upload = (kind: DocumentKind) => {
    setUploaded(kind);
    setOpen('upload');
  };
  const onUpload = shipment.can.upload ? () => upload('other') : undefined;
  const acts = {
    ...{ shipment, isStaff, isSubscribed: timeline.data?.isSubscribed },
    ...{ onDemurrage: () => setOpen('demurrage'), onUpload },
  };
  const beside = (
    <>
      <ExceptionsCard id={shipment.id} isStaff={isStaff} />
      {times.data && <EtaCard {...times.data} />}
      <CutOffsCard shipment={shipment} />
      <ReleaseCard shipment={shipment} />
    </>
  );
  const people = shipment.members.length > 0 && (
    <Card title={words('trackPeople')}>
      <Facts facts={shipment.members.map(({ role, name }) => [words(memberRoleWords[role]), name])} />
    </Card>
  );
  const papers = <PapersCard shipment={shipment} isStaff={isStaff} onUpload={onUpload} />;
  return (
    <Page
      title={shipment.shipmentNo}
      back={myShipmentsPath}
      actions={isDesk && <ShipmentActs {...acts} place="head" />}
      foot={!isDesk && <ShipmentActs {...acts} place="foot" />}
      aside={
        isDesk && (
          <div className="page-aside-cards">
            {beside}
            {papers}
            {people}
          </div>
        )
      }
    >
      <SeenLine at={seenAt} />
      {shipment.mergedInto && (
        <p>
          <Link to={shipmentPathOf(shipment.mergedInto.id)}>
            {words('trackMergedInto', { number: shipment.mergedInto.shipmentNo })}
          </Link>
        </p>
      )}
      <ArrivalAnswer shipment={shipment}>
        <RouteStrip {...drawn} mode={shipment.mode} height={isDesk ? mapHeight.desk : mapHeight.phone} />
      </ArrivalAnswer>
      <AsksCard shipment={shipment} onUpload={shipment.can.upload ? upload : undefined} />
      <NumbersRow numbers={numbersOf(shipment, words)} />
      {!isDesk && beside}
      <Loaded query={timeline}>{(shown) => <TrackedBoxes timeline={shown} />}</Loaded>
      <TakenBack entries={timeline.data?.takenBack ?? []} />
      <BoxesCard shipment={shipment} onDemurrage={() => setOpen('demurrage')} />
      {!isDesk && papers}
      {!isDesk && people}
      {open === 'demurrage' && <DemurrageSheet shipment={shipment} onClose={() => setOpen(undefined)} />}
      {open === 'upload' && (
        <UploadSheet
          shipmentId={shipment.id}
          canPublish={shipment.can.publish}
          kind={uploaded}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}

/** The numbers it is known by, the ones people ask for first. */
export const numbersOf = (
  shipment: Pick<ShipmentDetail, 'mblNo' | 'hblNo' | 'soNo' | 'customerRef' | 'poNo' | 'shipmentNo'>,
  words: ReturnType<typeof useWords>,
): (readonly [string, string])[] => [
  [words('referenceMbl'), shipment.mblNo],
  [words('referenceHbl'), shipment.hblNo],
  [words('referenceSo'), shipment.soNo],
  [words('referenceCustomerRef'), shipment.customerRef],
  [words('referencePo'), shipment.poNo],
  [words('referenceShipment'), shipment.shipmentNo],
];
