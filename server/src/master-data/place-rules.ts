import { AppError } from '@fairway/contract/app-error.ts';
import type { PortAlias } from '@fairway/contract/ports.ts';
import { ports, terminals, tradeLines } from '@fairway/contract/ports.ts';
import type { EntityRules, Kept } from '../entities/entity-rules.ts';
import { partsOf } from '../entities/import/cell-value.ts';
import { nameIn } from '../entities/references.ts';
import { findAliasOwners, replaceAliases } from './store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const tradeLineRules: EntityRules = {
  entity: tradeLines,
  table: 'trade_line',
  importedBy: [['enCode']],
  references: {
    parentId: { to: 'trade_line', shownAs: 'parentName', called: { zh: '上级航线', en: 'parent line' } },
    ownerId: { to: 'person', shownAs: 'ownerName', called: { zh: '负责人', en: 'owner' } },
  },
  naming: (row, language) => ({ fullName: nameIn(row, language), enCode: text(row.enCode), line: '' }),
  found: ({ enCode, nameCn, nameEn }) => [text(enCode), text(nameCn), text(nameEn)],
  sortedBy: {
    enCode: { column: 'enCode' },
    nameCn: { column: 'nameCn' },
    nameEn: { column: 'nameEn', ignoresCase: true },
    sortCode: { column: 'sortCode' },
  },
  usualOrder: { column: 'sortCode' },
  narrowedBy: { parentId: { column: 'parentId' } },
};

/** The country is said beside the name: two ports are 奥克兰. */
export const portNaming: EntityRules['naming'] = (row, language) => {
  const { unlocode, country, iata } = row;
  return {
    fullName: nameIn(row, language),
    enCode: text(unlocode),
    line: [text(iata), countryName(text(country), language)].filter(Boolean).join(' · '),
  };
};

const countryNames = {
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};
/** As it is called on the mainland: regions of China are called so, not as countries. */
const regions: Readonly<Record<string, string>> = { HK: '中国香港', TW: '中国台湾', MO: '中国澳门' };

function countryName(code: string, language: 'zh' | 'en'): string {
  if (language === 'zh' && regions[code]) return regions[code];
  try {
    return countryNames[language].of(code) ?? code;
  } catch {
    return code;
  }
}

const aliasesOf = (kept: Kept): PortAlias[] => (Array.isArray(kept.aliases) ? kept.aliases : []);

/** One spelling, however it was typed. */
export const aliasKey = (alias: string): string => alias.trim().toUpperCase().replace(/\s+/g, ' ');

export const portRules: EntityRules = {
  entity: ports,
  table: 'port',
  importedBy: [['unlocode']],
  references: {
    lineId: { to: 'trade_line', shownAs: 'lineName', called: { zh: '航线', en: 'trade line' } },
    basePortId: { to: 'port', shownAs: 'basePortName', called: { zh: '基本港', en: 'base port' } },
  },
  naming: portNaming,
  found: (row) => [
    ...[text(row.unlocode), text(row.nameCn), text(row.nameEn), text(row.iata)],
    ...aliasesOf(row).map(({ alias }) => alias),
  ],
  sortedBy: {
    unlocode: { column: 'unlocode' },
    nameCn: { column: 'nameCn' },
    nameEn: { column: 'nameEn', ignoresCase: true },
    country: { column: 'country' },
    kind: { column: 'kind' },
  },
  usualOrder: { column: 'unlocode' },
  fromCell: {
    aliases: {
      read: (cell) => partsOf(cell).map((alias) => ({ alias: aliasKey(alias), source: 'carrier' })),
      add: (before, read) => {
        const had = aliasesOf({ aliases: before });
        const known = new Set(had.map(({ alias }) => alias));
        return [...had, ...aliasesOf({ aliases: read }).filter(({ alias }) => !known.has(alias))];
      },
    },
  },
  narrowedBy: {
    kind: { column: 'kind', orFilled: { air: 'iata' } },
    lineId: { column: 'lineId' },
    country: { column: 'country' },
  },
  check: async ({ db }, kept, before) => {
    refuseUnknownZone(text(kept.timeZone));
    const aliases = aliasesOf(kept).map(({ alias, source }) => ({ alias: aliasKey(alias), source }));
    const codes = [text(kept.unlocode), ...aliases.map(({ alias }) => alias)];
    const double = codes.find((code, index) => codes.indexOf(code) !== index);
    if (double !== undefined)
      throw new AppError('PORT_ALIAS_TAKEN', { alias: double, port: text(kept.nameCn) });
    const [taken] = await findAliasOwners(db, codes, before?.id);
    if (taken) throw new AppError('PORT_ALIAS_TAKEN', { alias: taken.alias, port: taken.nameCn });
    return { ...kept, aliases, basePortId: kept.basePortId === before?.id ? null : kept.basePortId };
  },
  afterSave: (db, id, kept) => replaceAliases(db, id, aliasesOf(kept)),
};

function refuseUnknownZone(zone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    throw new AppError('TIME_ZONE_UNKNOWN', { zone });
  }
}

const portCode = { through: [{ by: 'portId', table: 'port' }], column: 'unlocode' } as const;

export const terminalRules: EntityRules = {
  entity: terminals,
  table: 'terminal',
  importedBy: [['portId', 'smdgCode']],
  references: { portId: { to: 'port', shownAs: 'portName', called: { zh: '港口', en: 'port' } } },
  naming: (row, language) => ({ fullName: nameIn(row, language), enCode: text(row.smdgCode), line: '' }),
  found: ({ smdgCode, nameCn, nameEn }) => [text(smdgCode), text(nameCn), text(nameEn)],
  sortedBy: {
    smdgCode: { column: 'smdgCode' },
    nameCn: { column: 'nameCn' },
    nameEn: { column: 'nameEn', ignoresCase: true },
    portName: portCode,
  },
  usualOrder: portCode,
  narrowedBy: { portId: { column: 'portId' } },
};
