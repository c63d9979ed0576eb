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

/** A short or loose spelling that fits one port only: the person is shown what it was taken for. */
export interface UnderstoodPort {
  spelling: string;
  id: string;
}

export type MatchedPorts =
  | { ids: readonly string[]; understood: readonly UnderstoodPort[] }
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
  const byIata = groupedBy(ports, ({ iata }) => [iata]);
  // Carriers write the last three letters of the code, or of another code of the port: NGB, LAX, NBO.
  const byEnd = groupedBy(ports, ({ unlocode, country, aliases }) =>
    [unlocode, ...aliases.filter((alias) => /^[A-Z]{5}$/.test(alias) && alias.startsWith(country))].map(
      (code) => code.slice(2),
    ),
  );
  const byCode = new Map(ports.map((port) => [port.unlocode, port]));
  const byId = new Map(ports.map((port) => [port.id, port]));
  const answered = new Map([...answers].map(([spelling, id]) => [keyOf(spelling), id]));
  const countries = countryCodes(ports);
  const names = ports.flatMap((port) =>
    [port.nameEn, port.nameCn, ...port.aliases].map((text) => [keyOf(text), port.id] as const),
  );

  /** One port by one spelling, without what stands around it: an answer, a code, a name or an alias. */
  function exact(text: string, isByAir: boolean): readonly KnownPort[] {
    const key = keyOf(text);
    const own = answered.get(key);
    const port = (own === undefined ? undefined : byId.get(own)) ?? byCode.get(key);
    return port ? [port] : ofKind(byKey.get(key) ?? [], isByAir);
  }

  /** The last three letters of a code, or what the trade calls a port. */
  function short(text: string, isByAir: boolean): readonly KnownPort[] {
    const plain = plainText(text).replace(/\.(?=\w|$)/g, '');
    const nicknamed = byCode.get(nicknames[keyOf(text)] ?? '');
    if (!/^[A-Z]{3}$/.test(plain)) return nicknamed ? [nicknamed] : [];
    const [first, second] = isByAir ? [byIata, byEnd] : [byEnd, byIata];
    const found = ofKind(first.get(plain) ?? second.get(plain) ?? [], isByAir);
    return found.length > 0 || !nicknamed ? found : [nicknamed];
  }

  const exactOrShort = (text: string, isByAir: boolean): readonly KnownPort[] => {
    const found = exact(text, isByAir);
    return found.length > 0 ? found : short(text, isByAir);
  };

  /** With its code in brackets, its country or its state behind it. */
  function one(text: string, isByAir: boolean): readonly KnownPort[] {
    const whole = exactOrShort(text, isByAir);
    if (whole.length === 1) return whole;
    const plain = plainText(text);
    const bare = plain.replace(/[([][^)\]]*[)\]]/g, ' ').trim();
    // Several brackets belong to several ports, and one among several ports to one of them.
    const [inBrackets = '', ...more] = [...plain.matchAll(/[([]([^)\]]+)[)\]]/g)].map((found) => found[1]);
    const isOne = bare.split(',').filter((part) => exactOrShort(part, isByAir).length > 0).length < 2;
    const bracketed = more.length === 0 && isOne ? inBrackets : '';
    if (/^[A-Z0-9]{3,5}$/.test(bracketed.trim())) {
      const code = exactOrShort(bracketed, isByAir);
      if (code.length === 1) return code;
    }
    const named = bare !== plain && bare !== '' ? exactOrShort(bare, isByAir) : [];
    if (named.length === 1) return named;
    const beforeCountry = withCountry(bare, isByAir);
    if (beforeCountry.length > 0) return beforeCountry;
    const core = bare
      .replace(/^PORT OF |\b(PORT|SEAPORT|CITY|AIRPORT|HARBOU?R|TERMINAL|BASE PORTS?)$|(港|口岸|机场)$/g, '')
      .trim();
    const stripped = core !== bare && core !== '' ? exactOrShort(core, isByAir) : [];
    if (stripped.length > 0) return stripped;
    // Ho Chi Minh (Cat Lai): what stands in brackets is a name too.
    const inner = exact(bracketed, isByAir);
    return inner.length === 1 ? inner : whole.length > 0 ? whole : named;
  }

  /** Whether nobody can doubt it: a code, a name or an alias, alone or before its country, or what a person said. */
  function isCertain(text: string, port: KnownPort, isByAir: boolean): boolean {
    const is = (found: readonly KnownPort[]) => found.length === 1 && found[0] === port;
    const plain = plainText(text);
    return (
      is(exact(text, isByAir)) ||
      is(withCountry(plain, isByAir)) ||
      is(exact(plain.replace(/^PORT OF |[([][^)\]]*[)\]]|\bPORT$|港$/g, ' '), isByAir)) ||
      [...plain.matchAll(/[([]([A-Z]{5})[)\]]/g)].some(([, code]) => byCode.get(code ?? '') === port)
    );
  }

  function withCountry(text: string, isByAir: boolean): readonly KnownPort[] {
    const parts = text.split(/\s*[,，]\s*|\s+-\s+/).filter(Boolean);
    for (let end = parts.length - 1; end > 0; end--) {
      const found = exactOrShort(parts.slice(0, end).join(' '), isByAir);
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

  /** One port, or several with signs between them. */
  function portsIn(text: string, isByAir: boolean, depth = 0): MatchedPorts | undefined {
    // Signs that can only stand between ports go before what stands around one.
    const isList = depth === 0 && splitOutside(text, separators[0]).length > 1;
    const [port, ...others] = isList ? exactOrShort(text, isByAir) : one(text, isByAir);
    if (port && others.length === 0) {
      const spelling = text.trim();
      return {
        ids: [port.id],
        understood: isCertain(text, port, isByAir) ? [] : [{ spelling, id: port.id }],
      };
    }
    for (const separator of separators.slice(depth)) {
      const pieces = splitOutside(text, separator);
      if (pieces.length < 2 || pieces.length > mostPorts) continue;
      const next = separators.indexOf(separator) + 1;
      const found = pieces.map((piece) => portsIn(piece, isByAir, next));
      const several = found.flatMap((each) => (each && 'ids' in each ? [each] : []));
      if (several.length === pieces.length)
        return {
          ids: [...new Set(several.flatMap(({ ids }) => ids))],
          understood: several.flatMap(({ understood }) => understood),
        };
      const bad = found.findIndex((each) => !each || !('ids' in each));
      // Some are ports, so the others were meant to be: the first that is none is named.
      if (several.length > 0) return found[bad] ?? problem(pieces[bad] ?? '', isByAir);
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
        found = portsIn(text, isByAir) ?? problem(text.trim(), isByAir);
        kept.set(key, found);
      }
      return found;
    },
  };
}

/** What stands between two ports of a cell; a comma may also stand before a country, so it comes later. */
const separators = [/[/;；、&＆\n|+＋]| AND | OR |或|和/i, /[,，]/, / - |\s{2,}/] as const;
const mostPorts = 30;

/** The pieces between separators that do not stand in brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const hidden = text.replace(/[([（［][^)\]）］]*[)\]）］]/g, (bracket) => '\u0001'.repeat(bracket.length));
  const pieces: string[] = [];
  let start = 0;
  for (const found of hidden.matchAll(new RegExp(separator, `g${separator.flags}`))) {
    pieces.push(text.slice(start, found.index));
    start = found.index + found[0].length;
  }
  return [...pieces, text.slice(start)].map((piece) => piece.trim()).filter(Boolean);
}

/** Ports by sea are no airports, and the other way round, where there are several. */
function ofKind(found: readonly KnownPort[], isByAir: boolean): readonly KnownPort[] {
  if (found.length < 2) return found;
  const fitting = found.filter(({ kind, iata }) =>
    isByAir ? kind === 'air' || iata !== '' : kind !== 'air',
  );
  return fitting.length > 0 ? fitting : found;
}

function groupedBy(
  ports: readonly KnownPort[],
  by: (port: KnownPort) => readonly string[],
): Map<string, KnownPort[]> {
  const groups = new Map<string, KnownPort[]>();
  for (const port of ports)
    for (const key of new Set(by(port))) if (key !== '') groups.set(key, [...(groups.get(key) ?? []), port]);
  return groups;
}

/** How the trade shortens names that no list of codes has. */
const nicknames: Readonly<Record<string, string>> = {
  ...{ LA: 'USLAX', LB: 'USLGB', NY: 'USNYC', NYNJ: 'USNYC', HCM: 'VNSGN', HCMC: 'VNSGN', HK: 'HKHKG' },
  ...{ SG: 'SGSIN', SPORE: 'SGSIN', LCB: 'THLCH', SH: 'CNSHA', NB: 'CNNGB', YT: 'CNYTN', QD: 'CNTAO' },
  ...{ XG: 'CNTXG', TJ: 'CNTXG', XM: 'CNXMN' },
};

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
