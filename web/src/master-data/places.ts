import { ports, terminals, tradeLines } from '@fairway/contract/ports.ts';
import type { EntityField } from '../entities/entity-description.ts';
import { codeAndName, describe, remarkField } from './describe.ts';

const position: EntityField[] = [
  {
    ...{ field: 'lat', label: 'mdLat', kind: 'number', precision: 5, least: -90, most: 90 },
    ...{ table: 'extra', suffix: '°' },
  },
  {
    ...{ field: 'lon', label: 'mdLon', kind: 'number', precision: 5, least: -180, most: 180 },
    ...{ table: 'extra', suffix: '°' },
  },
];

export const portDescription = describe(ports, {
  plural: 'mdPorts',
  singular: 'mdPort',
  search: 'mdPortsSearch',
  nameOf: codeAndName('unlocode'),
  cardFields: ['nameEn', 'kind', 'country', 'lineId'],
  groups: [
    {
      title: 'mdGroupBasics',
      fields: [
        {
          ...{ field: 'unlocode', label: 'mdUnlocode', hint: 'mdUnlocodeHint', kind: 'code', most: 5 },
          required: true,
        },
        { field: 'nameCn', label: 'mdNameCn', kind: 'text', most: 60, required: true },
        { field: 'nameEn', label: 'mdNameEn', kind: 'text', most: 80, required: true, width: 180 },
        {
          ...{ field: 'kind', label: 'mdPortKind', kind: 'choice', required: true, startsWith: 'sea' },
          options: { sea: 'mdPortSea', air: 'mdPortAir', rail: 'mdPortRail', inland: 'mdPortInland' },
          filter: { by: 'kind', as: 'many' },
        },
        {
          ...{ field: 'country', label: 'mdCountry', hint: 'mdCountryHint', kind: 'code', most: 2 },
          ...{ required: true, filter: { by: 'country', as: 'code' }, width: 80 },
        },
        { field: 'iata', label: 'mdIata', kind: 'code', most: 3, table: 'extra' },
        {
          ...{ field: 'timeZone', label: 'mdTimeZone', kind: 'timeZone', required: true },
          startsWith: 'Asia/Shanghai',
        },
        ...position,
      ],
    },
    {
      title: 'mdGroupLine',
      fields: [
        {
          ...{ field: 'lineId', label: 'mdTradeLine', kind: 'reference', entity: 'TradeLine' },
          ...{ shownAs: 'lineName', filter: { by: 'lineId', as: 'reference' } },
        },
        { field: 'isBasePort', label: 'mdIsBasePort', kind: 'switch' },
        {
          ...{ field: 'basePortId', label: 'mdBasePort', hint: 'mdBasePortHint', kind: 'reference' },
          ...{ entity: 'Port', shownAs: 'basePortName', table: 'extra' },
        },
        remarkField,
      ],
    },
    {
      title: 'mdAliases',
      fields: [
        {
          ...{ field: 'aliases', label: 'mdAliases', kind: 'rows', table: 'extra', width: 240 },
          columns: [
            { field: 'alias', label: 'mdAlias', kind: 'text', most: 40, required: true },
            {
              ...{ field: 'source', label: 'mdAliasSource', kind: 'choice', required: true },
              startsWith: 'carrier',
              options: {
                UN: 'mdAliasUn',
                SMDG: 'mdAliasSmdg',
                carrier: 'mdAliasCarrier',
                typo: 'mdAliasTypo',
              },
            },
          ],
        },
      ],
    },
  ],
});

export const terminalDescription = describe(terminals, {
  plural: 'mdTerminals',
  singular: 'mdTerminal',
  search: 'mdTerminalsSearch',
  nameOf: codeAndName('smdgCode'),
  cardFields: ['portId', 'nameEn'],
  groups: [
    {
      title: 'mdGroupBasics',
      fields: [
        { field: 'smdgCode', label: 'mdSmdgTerminal', kind: 'code', most: 6, required: true },
        { field: 'nameCn', label: 'mdNameCn', kind: 'text', most: 60, required: true, width: 200 },
        { field: 'nameEn', label: 'mdNameEn', kind: 'text', most: 80, required: true, width: 220 },
        {
          ...{ field: 'portId', label: 'mdPort', kind: 'reference', entity: 'Port', required: true },
          ...{ shownAs: 'portName', filter: { by: 'portId', as: 'reference' } },
        },
        ...position,
        {
          field: 'openCloseRule',
          label: 'mdOpenClose',
          kind: 'longText',
          most: 500,
          hint: 'mdOpenCloseHint',
        },
        remarkField,
      ],
    },
  ],
});

export const tradeLineDescription = describe(tradeLines, {
  plural: 'mdTradeLines',
  singular: 'mdTradeLine',
  search: 'mdTradeLinesSearch',
  nameOf: codeAndName('enCode'),
  cardFields: ['nameEn', 'parentId', 'ownerId'],
  groups: [
    {
      title: 'mdGroupBasics',
      fields: [
        { field: 'enCode', label: 'mdCode', kind: 'code', most: 10, required: true },
        { field: 'nameCn', label: 'mdNameCn', kind: 'text', most: 60, required: true },
        { field: 'nameEn', label: 'mdNameEn', kind: 'text', most: 80, required: true, width: 200 },
        {
          ...{ field: 'parentId', label: 'mdParentLine', kind: 'reference', entity: 'TradeLine' },
          ...{ shownAs: 'parentName', filter: { by: 'parentId', as: 'reference' } },
        },
        { field: 'ownerId', label: 'mdLineOwner', kind: 'person', shownAs: 'ownerName' },
        { field: 'currency', label: 'mdCurrency', kind: 'currency', required: true, startsWith: 'USD' },
        {
          ...{ field: 'sortCode', label: 'mdSort', kind: 'number', least: 0, most: 9_999 },
          ...{ startsWith: 0, required: true },
        },
        remarkField,
      ],
    },
  ],
});
