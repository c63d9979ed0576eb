import { chargeCodes, containerTypes } from '@fairway/contract/charge-codes.ts';
import type { EntityRules } from '../entities/entity-rules.ts';
import { nameIn } from '../entities/references.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const chargeCodeRules: EntityRules = {
  entity: chargeCodes,
  table: 'charge_code',
  importedBy: [['enCode']],
  naming: (row, language) => ({ fullName: nameIn(row, language), enCode: text(row.enCode), line: '' }),
  found: ({ enCode, nameCn, nameEn }) => [text(enCode), text(nameCn), text(nameEn)],
  sortedBy: {
    enCode: { column: 'enCode' },
    nameCn: { column: 'nameCn' },
    nameEn: { column: 'nameEn', ignoresCase: true },
    group: { column: 'group' },
  },
  usualOrder: { column: 'enCode' },
  narrowedBy: { group: { column: 'group' } },
};

export const containerTypeRules: EntityRules = {
  entity: containerTypes,
  table: 'container_type',
  importedBy: [['enCode']],
  naming: ({ enCode, isoCode }) => ({ fullName: text(enCode), enCode: text(enCode), line: text(isoCode) }),
  found: ({ enCode, isoCode, nameCn, nameEn }) => [text(enCode), text(isoCode), text(nameCn), text(nameEn)],
  sortedBy: { enCode: { column: 'enCode' }, sortCode: { column: 'sortCode' }, teu: { column: 'teu' } },
  usualOrder: { column: 'sortCode' },
};
