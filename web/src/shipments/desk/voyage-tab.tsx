import {
  getShipmentRoute,
  getShipmentTimeline,
  getShipmentTimes,
  retractTrackingEvent,
} from '@fairway/contract/shipment-tracking.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { CutOffsCard } from '../detail/cut-offs-card.tsx';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { EtaCard } from '../tracking/eta-card.tsx';
import { RouteStrip, useRouteOf } from '../tracking/route-strip.tsx';
import { TakenBack } from '../tracking/taken-back.tsx';
import type { TimelineEntryShown } from '../tracking/timeline.tsx';
import { TrackedBoxes } from '../tracking/tracked-boxes.tsx';
import { AddEventSheet } from './add-event-sheet.tsx';
import { LegsCard } from './legs-card.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { VesselSheet } from './vessel-sheet.tsx';

const mapHeight = 220;
const mostReason = 200;

/** The voyage: ship, legs, what happened, and how its times moved. */
export function VoyageTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const [open, setOpen] = useState<'vessel' | 'event'>();
  const [retracted, setRetracted] = useState<TimelineEntryShown>();
  const params = { params: { id: shipment.id } };
  const quiet = { meta: { quiet: true } };
  const timeline = useQuery({ ...load(getShipmentTimeline, params), ...quiet });
  const times = useQuery({ ...load(getShipmentTimes, params), ...quiet });
  const route = useQuery({ ...load(getShipmentRoute, params), ...quiet });
  const drawn = useRouteOf(route.data);
  const retracting = useCommand(retractTrackingEvent, { refreshes: shipmentReads });
  const retract = async (reason: string) => {
    const body = { eventId: retracted?.eventId ?? '', reason };
    const done = await retracting.mutateAsync({ ...params, body }).catch(() => undefined);
    if (done) toast(words('eventRetracted'));
    return done !== undefined;
  };
  return (
    <>
      <Card
        title={words('shipmentShip')}
        state={
          shipment.can.changeVessel && (
            <Button icon="swap" onClick={() => setOpen('vessel')}>
              {words('vesselChange')}
            </Button>
          )
        }
      >
        <RouteStrip {...drawn} mode={shipment.mode} height={mapHeight} />
        <Facts
          facts={[
            [words('shipmentShip'), [shipment.vesselName, shipment.voyageNo].filter(Boolean).join(' ')],
            ['IMO', shipment.vesselImo],
            [words('shipmentCarrier'), shipment.carrierName],
          ]}
        />
      </Card>
      <LegsCard shipment={shipment} />
      {times.data && <EtaCard {...times.data} />}
      <CutOffsCard shipment={shipment} />
      <Loaded query={timeline}>
        {(shown) => (
          <TrackedBoxes
            timeline={shown}
            acts={
              shown.canAdd && (
                <Button icon="plus" onClick={() => setOpen('event')}>
                  {words('eventAdd')}
                </Button>
              )
            }
            actsOf={(entry) =>
              entry.canRetract && (
                <Button look="quiet" onClick={() => setRetracted(entry)}>
                  {words('eventRetract')}
                </Button>
              )
            }
          />
        )}
      </Loaded>
      <TakenBack entries={timeline.data?.takenBack ?? []} />
      {open === 'vessel' && <VesselSheet shipment={shipment} onClose={() => setOpen(undefined)} />}
      {open === 'event' && <AddEventSheet shipment={shipment} onClose={() => setOpen(undefined)} />}
      {retracted && (
        <ReasonSheet
          title={words('eventRetract')}
          line={words('eventRetractLine', { milestone: retracted.milestoneName })}
          agree={words('eventRetract')}
          isDanger
          most={mostReason}
          onAgree={retract}
          onClose={() => setRetracted(undefined)}
        />
      )}
    </>
  );
}
