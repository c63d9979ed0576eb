/** What freight costs to places, in dollars: of a 20-foot box, of a 40-foot one, and of a ton or cubic metre. */
export interface LanePrice {
  small: readonly [number, number];
  large: readonly [number, number];
  loose: readonly [number, number];
  /** The declaration of the cargo there, and its price. */
  manifest?: readonly [code: string, price: number];
}

const lane = (
  small: LanePrice['small'],
  large: LanePrice['large'],
  loose: LanePrice['loose'],
  manifest?: LanePrice['manifest'],
): LanePrice => ({ small, large, loose, ...(manifest && { manifest }) });

const west = lane([1800, 2400], [2300, 3200], [25, 60], ['AMS', 35]);
const east = lane([2500, 3200], [3200, 4100], [40, 75], ['AMS', 35]);
const europe = lane([1150, 1700], [1900, 2900], [10, 50], ['ENS', 35]);
const mediterranean = lane([1700, 2300], [3000, 3900], [20, 60], ['ENS', 35]);
const gulf = lane([1000, 1600], [1500, 2500], [10, 45]);
const india = lane([700, 1300], [900, 1700], [5, 40]);
const southEast = lane([60, 450], [120, 850], [-30, 20]);
const latin = lane([1200, 2600], [1600, 3400], [40, 110]);
const africa = lane([2600, 3800], [4000, 6000], [60, 140]);

const ports: Readonly<Record<string, LanePrice>> = { USLAX: west, USLGB: west, USOAK: west, USSEA: west };
const countries: Readonly<Record<string, LanePrice>> = {
  ...{ US: east, CA: lane([1900, 2500], [2400, 3300], [45, 80], ['ACI', 30]) },
  ...{ NL: europe, DE: europe, BE: europe, GB: europe, FR: europe },
  ...{ IT: mediterranean, ES: mediterranean, GR: mediterranean, TR: mediterranean, IL: mediterranean },
  ...{ AE: gulf, SA: gulf, IN: india, LK: india, PK: india, BD: india },
  ...{ SG: southEast, MY: southEast, TH: southEast, VN: southEast, ID: southEast, PH: southEast },
  ...{ JP: lane([50, 350], [100, 650], [-20, 30], ['AFR', 30]), KR: lane([50, 350], [100, 650], [-20, 30]) },
  ...{ AU: lane([900, 1500], [1800, 2800], [30, 80]), NZ: lane([900, 1500], [1800, 2800], [30, 80]) },
  ...{ MX: latin, PE: latin, CL: latin, BR: latin, AR: latin },
  ...{ NG: africa, GH: africa, CI: africa, ZA: africa, KE: africa, TZ: africa },
  RU: lane([900, 2000], [1500, 3200], [30, 60]),
};

export function lanePriceOf(portId: string): LanePrice {
  const code = portId.replace('port-', '');
  return ports[code] ?? countries[code.slice(0, 2)] ?? europe;
}
