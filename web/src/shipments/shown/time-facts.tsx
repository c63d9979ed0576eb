import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import type { ReactNode } from 'react';
import type { Say } from '../../language/words.ts';
import { ShownTime } from './shown-time.tsx';

type Timed = Pick<ShipmentDetail, 'firstEtd' | 'etd' | 'atd' | 'firstEta' | 'eta' | 'ata' | 'pol' | 'pod'>;

/** When it sails or sailed, arrives or arrived, each in the time of its port. */
export const timeFacts = (words: Say, shipment: Timed): [string, ReactNode][] => [
  [
    words(shipment.atd === null ? 'timeEtd' : 'timeAtd'),
    <ShownTime
      key="etd"
      first={shipment.firstEtd}
      expected={shipment.etd}
      actual={shipment.atd}
      zone={shipment.pol.timeZone}
      format="MM-dd HH:mm"
    />,
  ],
  [
    words(shipment.ata === null ? 'timeEta' : 'timeAta'),
    <ShownTime
      key="eta"
      first={shipment.firstEta}
      expected={shipment.eta}
      actual={shipment.ata}
      zone={shipment.pod.timeZone}
      format="MM-dd HH:mm"
    />,
  ],
];
