import { nearest } from './nearest-spelling.ts';
import { plainText } from './sheet-cell.ts';

export interface KnownPort {
  id: string;
  unlocode: string;
  iata: string;
  nameCn: string;
  nameEn: string;
  country: string;
  kind: string;
  aliases: readonly string[];
}

export type MatchedPorts =
  | { ids: readonly string[] }
  | { reason: 'unknownPort' | 'ambiguousPort'; text: string; proposals: readonly string[] };

/** Finds ports by how people and carriers write them. */
export interface PortMatcher {
  match: (text: string, isByAir: boolean) => MatchedPorts;
}

/** Letters and figures of a spelling; `NHAVA SHEVA` and `Nhava-Sheva` are one. */
const keyOf = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '');

export function portMatcher(
  ports: readonly KnownPort[],
  answers: ReadonlyMap<string, string> = new Map(),
): PortMatcher {
  const byKey = new Map<string, KnownPort[]>();
  const add = (text: string, port: KnownPort) => {
    const key = keyOf(text);
    if (key === '') return;
    const known = byKey.get(key) ?? [];
    if (!known.includes(port)) byKey.set(key, [...known, port]);
  };
  for (const port of ports) {
    for (const text of [port.unlocode, port.nameCn, port.nameEn, ...port.aliases]) add(text, port);
    // Guangzhou (Huangpu) is called by either name.
    for (const name of [port.nameCn, port.nameEn])
      for (const part of name.split(/[()（）]/)) if (name !== part) add(part, port);
  }
  const byIata = groupedBy(ports, ({ iata }) => iata);
  // Carriers write the last three letters of the code: NGB, LAX, LGB.
  const byEnd = groupedBy(ports, ({ unlocode }) => unlocode.slice(2));
  const byId = new Map(ports.map((port) => [port.id, port]));
  const answered = new Map([...answers].map(([spelling, id]) => [keyOf(spelling), id]));
  const countries = countryCodes(ports);
  const names = ports.flatMap((port) =>
    [port.nameEn, port.nameCn, ...port.aliases].map((text) => [keyOf(text), port.id] as const),
  );

  /** One port by one spelling, without what stands around it. */
  function exact(text: string, isByAir: boolean): readonly KnownPort[] {
    const own = answered.get(keyOf(text));
    const port = own === undefined ? undefined : byId.get(own);
    if (port) return [port];
    const short = /^[A-Z]{3}$/.test(plainText(text)) ? plainText(text) : undefined;
    const [first, second] = isByAir ? [byIata, byEnd] : [byEnd, byIata];
    const byCode = short === undefined ? undefined : (first.get(short) ?? second.get(short));
    const found = byKey.get(keyOf(text)) ?? byCode ?? [];
    if (found.length < 2) return found;
    const ofKind = found.filter(({ kind, iata }) =>
      isByAir ? kind === 'air' || iata !== '' : kind !== 'air',
    );
    return ofKind.length > 0 ? ofKind : found;
  }

  /** With its code in brackets, its country or its state behind it. */
  function one(text: string, isByAir: boolean): readonly KnownPort[] {
    const whole = exact(text, isByAir);
    if (whole.length === 1) return whole;
    const plain = plainText(text);
    for (const [, inner = ''] of plain.matchAll(/[([]([^)\]]+)[)\]]/g)) {
      const code = exact(inner, isByAir);
      if (code.length === 1 && /^[A-Z0-9]{3,5}$/.test(inner.trim())) return code;
    }
    const bare = plain.replace(/[([][^)\]]*[)\]]/g, ' ').trim();
    const named = bare !== plain && bare !== '' ? exact(bare, isByAir) : [];
    if (named.length === 1) return named;
    const beforeCountry = withCountry(bare, isByAir);
    if (beforeCountry.length > 0) return beforeCountry;
    const short = bare
      .replace(/^PORT OF |\b(PORT|SEAPORT|CITY|AIRPORT|HARBOU?R|TERMINAL|BASE PORTS?)$|(港|口岸|机场)$/g, '')
      .trim();
    const stripped = short !== bare && short !== '' ? exact(short, isByAir) : [];
    if (stripped.length > 0) return stripped;
    // Ho Chi Minh (Cat Lai): what stands in brackets is a name too.
    const inner = exact(/[([]([^)\]]+)[)\]]/.exec(plain)?.[1] ?? '', isByAir);
    return inner.length === 1 ? inner : whole.length > 0 ? whole : named;
  }

  function withCountry(text: string, isByAir: boolean): readonly KnownPort[] {
    const parts = text.split(/\s*[,，]\s*|\s+-\s+/).filter(Boolean);
    for (let end = parts.length - 1; end > 0; end--) {
      const found = exact(parts.slice(0, end).join(' '), isByAir);
      const tail = parts.slice(end).map((part) => part.trim());
      const fitting = found.filter((port) => tail.every((part) => isPlaceOf(part, port)));
      if (fitting.length > 0) return fitting;
    }
    const words = text.split(' ');
    for (let end = words.length - 1; end > 0; end--) {
      const tail = words.slice(end).join(' ');
      const fitting = exact(words.slice(0, end).join(' '), isByAir).filter((port) => isPlaceOf(tail, port));
      if (fitting.length > 0) return fitting;
    }
    return [];
  }

  const isPlaceOf = (text: string, { country, nameEn, nameCn, unlocode }: KnownPort): boolean =>
    countries.get(keyOf(text)) === country ||
    ((country === 'US' || country === 'CA' || country === 'AU') && states.has(keyOf(text))) ||
    [nameEn, nameCn, unlocode].some((name) => keyOf(name) === keyOf(text));

  function parts(text: string, isByAir: boolean): MatchedPorts | undefined {
    for (const separator of [/[/;；、&\n|+]| AND | OR |或|和/i, /[,，]/, / - |\s{2,}/]) {
      const pieces = text
        .split(separator)
        .map((piece) => piece.trim())
        .filter(Boolean);
      if (pieces.length < 2 || pieces.length > 30) continue;
      const found = pieces.map((piece) => one(piece, isByAir));
      if (found.every((ports) => ports.length === 1))
        return { ids: [...new Set(found.flatMap((ports) => ports.map(({ id }) => id)))] };
      const bad = pieces[found.findIndex((ports) => ports.length !== 1)] ?? '';
      // Some are ports, so the others were meant to be: the first that is none is named.
      if (found.some((ports) => ports.length === 1)) return problem(bad, isByAir);
    }
    return undefined;
  }

  function problem(text: string, isByAir: boolean): MatchedPorts {
    const several = one(text, isByAir);
    if (several.length > 1) return { reason: 'ambiguousPort', text, proposals: several.map(({ id }) => id) };
    return { reason: 'unknownPort', text, proposals: nearest(keyOf(text), names, 3) };
  }

  const kept = new Map<string, MatchedPorts>();
  return {
    match(text, isByAir) {
      const key = `${isByAir}${text}`;
      let found = kept.get(key);
      if (!found) {
        const ports = one(text, isByAir);
        found =
          ports.length === 1
            ? { ids: ports.map(({ id }) => id) }
            : (parts(text, isByAir) ?? problem(text.trim(), isByAir));
        kept.set(key, found);
      }
      return found;
    },
  };
}

function groupedBy(ports: readonly KnownPort[], by: (port: KnownPort) => string): Map<string, KnownPort[]> {
  const groups = new Map<string, KnownPort[]>();
  for (const port of ports)
    if (by(port) !== '') groups.set(by(port), [...(groups.get(by(port)) ?? []), port]);
  return groups;
}

const otherNames: Readonly<Record<string, string>> = {
  ...{
    USA: 'US',
    UNITEDSTATESOFAMERICA: 'US',
    AMERICA: 'US',
    PRC: 'CN',
    PRCHINA: 'CN',
    CHINAPR: 'CN',
    UK: 'GB',
  },
  ...{
    ENGLAND: 'GB',
    UNITEDKINGDOM: 'GB',
    KOREA: 'KR',
    SOUTHKOREA: 'KR',
    ROK: 'KR',
    VIETNAM: 'VN',
    HOLLAND: 'NL',
  },
  ...{ NETHERLANDS: 'NL', UAE: 'AE', KSA: 'SA', TAIWAN: 'TW', HONGKONG: 'HK', MACAU: 'MO', RUSSIA: 'RU' },
  ...{ TURKEY: 'TR', TURKIYE: 'TR', CZECHREPUBLIC: 'CZ', BURMA: 'MM', IVORYCOAST: 'CI' },
};
const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC BC AB ON QC NS NB MB SK NSW VIC QLD WA SA NT TAS CALIFORNIA WASHINGTON OREGON TEXAS GEORGIA FLORIDA VIRGINIA NEWYORK NEWJERSEY MARYLAND ILLINOIS QUEBEC ONTARIO LOUISIANA ALABAMA SOUTHCAROLINA BRITISHCOLUMBIA'.split(
    ' ',
  ),
);

/** Every name of the countries these ports lie in. */
function countryCodes(ports: readonly KnownPort[]): Map<string, string> {
  const names = (['en', 'zh-CN'] as const).map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
  const codes = new Map(Object.entries(otherNames));
  for (const country of new Set(ports.map((port) => port.country))) {
    if (!/^[A-Z]{2}$/.test(country)) continue;
    for (const text of [country, ...names.map((name) => name.of(country) ?? '')])
      codes.set(keyOf(text), country);
  }
  return codes;
}
