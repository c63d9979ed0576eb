import { nearest } from './nearest-spelling.ts';
import { plainText } from './sheet-cell.ts';

export interface KnownCarrier {
  id: string;
  scac: string;
  smdg: string;
  altScac: readonly string[];
  iataPrefix: string;
  nameCn: string;
  nameEn: string;
}

export type MatchedCarrier =
  | { id: string }
  | { reason: 'unknownCarrier' | 'ambiguousCarrier'; proposals: readonly string[] };

/** How the trade shortens names that no list of codes has. */
const nicknames: Readonly<Record<string, string>> = {
  ...{
    MSK: 'MAEU',
    MAERSKLINE: 'MAEU',
    MSL: 'MAEU',
    HPL: 'HLCU',
    HAPAG: 'HLCU',
    HLAG: 'HLCU',
    EMC: 'EGLV',
    EVERGREEN: 'EGLV',
  },
  ...{
    ONE: 'ONEY',
    YML: 'YMLU',
    YM: 'YMLU',
    CMA: 'CMDU',
    CMACGM: 'CMDU',
    COSCO: 'COSU',
    OOCL: 'OOLU',
    HMM: 'HDMU',
    ZIM: 'ZIMU',
    WHL: 'WHLC',
    PIL: 'PCIU',
    MSC: 'MSCU',
    RCL: 'REGU',
    SITC: 'SITG',
    TSL: 'TSQD',
    KMTC: 'KMTU',
  },
};

const keyOf = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '');
/** What companies are called besides their name. */
const shortOf = (text: string): string =>
  keyOf(
    plainText(text).replace(
      /\b(SHIPPING|LINES?|CONTAINER|MARINE|TRANSPORT|CORPORATION|CORP|COMPANY|CO|LTD|LIMITED|GROUP|AIRLINES?|AIRWAYS|CARGO|THE)\b\.?|集装箱|海运|集运|航运|轮船|船务|货运|航空/g,
      ' ',
    ),
  );

export function carrierMatcher(
  carriers: readonly KnownCarrier[],
  answers: ReadonlyMap<string, string> = new Map(),
): (text: string) => MatchedCarrier {
  const byKey = new Map<string, Set<string>>();
  const add = (key: string, id: string) => {
    if (key !== '') byKey.set(key, (byKey.get(key) ?? new Set()).add(id));
  };
  const byScac = new Map(carriers.map(({ scac, id }) => [scac, id]));
  for (const { id, scac, smdg, altScac, iataPrefix, nameCn, nameEn } of carriers) {
    for (const text of [scac, smdg, ...altScac, iataPrefix, nameCn, nameEn]) add(keyOf(text), id);
    add(shortOf(nameCn), id);
    add(shortOf(nameEn), id);
  }
  for (const [name, scac] of Object.entries(nicknames)) {
    const id = byScac.get(scac);
    if (id !== undefined && !byKey.has(name)) add(name, id);
  }
  for (const [spelling, id] of answers) byKey.set(keyOf(spelling), new Set([id]));
  const names = carriers.flatMap(({ id, nameCn, nameEn, scac }) =>
    [nameCn, nameEn, scac].map((text) => [keyOf(text), id] as const),
  );
  const kept = new Map<string, MatchedCarrier>();
  return (text) => {
    let found = kept.get(text);
    if (!found) {
      const ids = [...(byKey.get(keyOf(text)) ?? byKey.get(shortOf(text)) ?? [])];
      const [id] = ids;
      found =
        id !== undefined && ids.length === 1
          ? { id }
          : {
              reason: ids.length > 1 ? 'ambiguousCarrier' : 'unknownCarrier',
              proposals: ids.length > 1 ? ids : nearest(keyOf(text), names, 3),
            };
      kept.set(text, found);
    }
    return found;
  };
}
