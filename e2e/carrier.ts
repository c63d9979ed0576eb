import { createHmac, randomUUID } from 'node:crypto';
import { receiveTrackingEvents, webhookHeaders } from '@fairway/contract/tracking-feeds.ts';
import { callerOf } from '../server/src/testing/caller.ts';

const hour = 3_600_000;

/** Where a carrier pushes to, as the screen of feeds tells it. */
export interface Feed {
  secret: string;
  address: string;
}

/** A carrier that pushes what happens, signed with the secret of the feed. A delivery is pushed again by its name. */
export function carrierOf({ secret, address }: Feed) {
  const { origin, pathname } = new URL(address);
  const id = pathname.split('/').at(-2) ?? '';
  return (events: readonly object[], delivery: string = randomUUID()) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = `${timestamp}.${delivery}.${JSON.stringify(events)}`;
    const headers = {
      [webhookHeaders.timestamp]: timestamp,
      [webhookHeaders.delivery]: delivery,
      [webhookHeaders.signature]: `sha256=${createHmac('sha256', secret).update(signed).digest('hex')}`,
    };
    return callerOf(origin)(receiveTrackingEvents, { params: { id }, body: [...events], headers });
  };
}

interface Booking {
  soNo: string;
  vessel: string;
  voyage: string;
}

interface Told {
  port: string;
  /** Hours from now; what is to come is an estimate. */
  inHours: number;
  box?: string;
  /** Another ship than the booked one. */
  ship?: { vessel: string; voyage: string };
}

/** What happens to a booking, in the words of DCSA. */
export function eventsOf({ soNo, ...booked }: Booking) {
  return (eventID: string, code: string, { port, inHours, box, ship = booked }: Told) => ({
    eventID: `${soNo}-${eventID}`,
    eventCreatedDateTime: new Date().toISOString(),
    eventDateTime: new Date(Date.now() + inHours * hour).toISOString(),
    eventClassifierCode: inHours > 0 ? 'EST' : 'ACT',
    ...(box
      ? { eventType: 'EQUIPMENT', equipmentEventTypeCode: code, emptyIndicatorCode: 'LADEN' }
      : { eventType: 'TRANSPORT', transportEventTypeCode: code }),
    ...(box && { equipmentReference: box }),
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: soNo }],
    transportCall: {
      ...{ UNLocationCode: port, modeOfTransport: 'VESSEL', carrierVoyageNumber: ship.voyage },
      vessel: { vesselName: ship.vessel },
    },
  });
}

/** It takes back what it said. */
export const takenBack = (soNo: string, eventID: string) => ({
  ...{ eventID: `${soNo}-${eventID}-back`, eventCreatedDateTime: new Date().toISOString() },
  retractedEventID: `${soNo}-${eventID}`,
});
