import type { AliasSource, PortAlias } from '@fairway/contract/ports.ts';
import carriers from './seed/carriers.json' with { type: 'json' };
import chargeCodes from './seed/charge-codes.json' with { type: 'json' };
import containerTypes from './seed/container-types.json' with { type: 'json' };
import portGroups from './seed/ports.json' with { type: 'json' };
import portTerminals from './seed/terminals.json' with { type: 'json' };
import lines from './seed/trade-lines.json' with { type: 'json' };

// What the files say, with every field of the contract. Ids can be read, so that other data can refer to them.

type IdOf = (code: string) => string;

interface Line {
  code: string;
  cn: string;
  en: string;
  parent?: string;
  currency?: string;
}

export const builtInLines = (lineId: IdOf) =>
  (lines as Line[]).map(({ code, cn, en, parent, currency = 'USD' }, place) => ({
    ...{ id: `line-${code}`, enCode: code, nameCn: cn, nameEn: en, currency, sortCode: (place + 1) * 10 },
    ...{ parentId: parent ? lineId(parent) : null, ownerId: null, remark: '' },
  }));

interface Place {
  code: string;
  iata?: string;
  cn: string;
  en: string;
  at: number[];
  /** Ships of the line call there; without it only sea ports do. */
  base?: boolean;
  /** Cargo reaches it by a feeder from this port, whose price it has where it has none of its own. */
  feeder?: string;
  un?: string[];
  smdg?: string[];
  carrier?: string[];
  typo?: string[];
}

interface PlaceGroup {
  kind: string;
  line: string | null;
  zone: string;
  ports: Place[];
}

export const builtInPorts = (portId: IdOf, lineId: IdOf) =>
  (portGroups as PlaceGroup[]).flatMap(({ kind, line, zone, ports }) =>
    ports.map((port) => ({
      ...{ id: `port-${port.code}`, unlocode: port.code, iata: port.iata ?? '' },
      ...{ nameCn: port.cn, nameEn: port.en, country: port.code.slice(0, 2), kind },
      ...{ lat: port.at[0] ?? null, lon: port.at[1] ?? null, timeZone: zone },
      lineId: line === null ? null : lineId(line),
      isBasePort: port.base ?? kind === 'sea',
      basePortId: port.feeder ? portId(port.feeder) : null,
      aliases: [
        ...aliasesOf('UN', port.un),
        ...aliasesOf('SMDG', port.smdg),
        ...aliasesOf('carrier', port.carrier),
        ...aliasesOf('typo', port.typo),
      ],
      remark: '',
    })),
  );

const aliasesOf = (source: AliasSource, names: readonly string[] = []): PortAlias[] =>
  names.map((alias) => ({ alias, source }));

interface TerminalGroup {
  port: string;
  terminals: { code: string; cn: string; en: string; at: number[] }[];
}

export const builtInTerminals = (portId: IdOf) =>
  (portTerminals as TerminalGroup[]).flatMap(({ port, terminals }) =>
    terminals.map(({ code, cn, en, at }) => ({
      ...{ id: `terminal-${port}-${code}`, portId: portId(port), smdgCode: code, nameCn: cn, nameEn: en },
      ...{ lat: at[0] ?? null, lon: at[1] ?? null, openCloseRule: '', remark: '' },
    })),
  );

interface Carrier {
  kind: string;
  scac: string;
  smdg?: string;
  iataPrefix?: string;
  cn: string;
  en: string;
  alliance?: string;
  altScac?: string[];
  blPrefix?: string[];
  trackUrl?: string;
  remark?: string;
}

export const builtInCarriers = () =>
  (carriers as Carrier[]).map(({ kind, scac, cn, en, ...rest }) => ({
    ...{ id: `carrier-${scac}`, scac, kind, nameCn: cn, nameEn: en },
    ...{ smdg: '', iataPrefix: '', alliance: '', altScac: [], blPrefix: [], trackUrl: '', remark: '' },
    ...rest,
  }));

export const builtInContainerTypes = () =>
  containerTypes.map(({ code, iso, cn, en, teu, tare, gross, cbm }, place) => ({
    ...{ id: `ctn-${code}`, enCode: code, isoCode: iso, nameCn: cn, nameEn: en, teu, cbm },
    ...{ tareKg: tare, maxGrossKg: gross, sortCode: (place + 1) * 10, remark: '' },
  }));

interface ChargeGroup {
  group: string;
  vat: string[];
  onBehalf?: boolean;
  codes: { code: string; cn: string; en: string; currency: string; unit: string; remark?: string }[];
}

export const builtInChargeCodes = () =>
  (chargeCodes as ChargeGroup[]).flatMap(({ group, vat: [vatRate = '0', vatKind = 'none'], ...rest }) =>
    rest.codes.map(({ code, cn, en, currency, unit, remark = '' }) => ({
      ...{ id: `charge-${code}`, enCode: code, nameCn: cn, nameEn: en, group, defaultUnit: unit },
      ...{ defaultCurrency: currency, vatRate, vatKind, taxItemCode: '', remark },
      ...{ isConfidential: false, noInvoice: false, onBehalf: rest.onBehalf ?? false },
    })),
  );
