import type { TransportMode } from '@fairway/contract/freight-rates.ts';

export interface DemoLane {
  mode: TransportMode;
  pol: string;
  pod: string;
  boxes: readonly (readonly [type: string, count: number])[];
  consignee: string;
}

const american = 'Pacific Home Supply Inc., Carson, CA 90745';
const german = 'Nordhandel GmbH, Hamburg';

/** Where the demo company's customers ship to; a lane without a rate is left out. */
export const demoLanes: readonly DemoLane[] = [
  { mode: 'FCL', pol: 'CNNGB', pod: 'USLAX', boxes: [['40HQ', 2]], consignee: american },
  {
    mode: 'FCL',
    pol: 'CNSHA',
    pod: 'USLAX',
    boxes: [['40HQ', 1]],
    consignee: 'Bluegate Retail LLC, Long Beach',
  },
  { mode: 'FCL', pol: 'CNSHA', pod: 'DEHAM', boxes: [['20GP', 1]], consignee: german },
  { mode: 'FCL', pol: 'CNNGB', pod: 'NLRTM', boxes: [['40HQ', 1]], consignee: 'Maas Import B.V., Rotterdam' },
  {
    mode: 'FCL',
    pol: 'CNSHA',
    pod: 'USNYC',
    boxes: [['40HQ', 3]],
    consignee: 'Hudson Trading Corp., Newark',
  },
  { mode: 'LCL', pol: 'CNNGB', pod: 'USLAX', boxes: [], consignee: american },
  {
    mode: 'FCL',
    pol: 'CNNGB',
    pod: 'USLAX',
    boxes: [
      ['20GP', 2],
      ['40HQ', 1],
    ],
    consignee: 'TO ORDER',
  },
  { mode: 'FCL', pol: 'CNSHA', pod: 'DEHAM', boxes: [['40HQ', 2]], consignee: german },
  { mode: 'AIR', pol: 'CNPVG', pod: 'USLAX', boxes: [], consignee: american },
  {
    mode: 'FCL',
    pol: 'CNSHA',
    pod: 'SGSIN',
    boxes: [['20GP', 1]],
    consignee: 'Straits Hardware Pte. Ltd., Singapore',
  },
  { mode: 'FCL', pol: 'CNNGB', pod: 'ITGOA', boxes: [['40HQ', 1]], consignee: 'Ligure Casa S.r.l., Genova' },
  { mode: 'RAIL', pol: 'CNXIA', pod: 'DEDUI', boxes: [['40HQ', 1]], consignee: german },
];
