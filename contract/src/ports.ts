import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { entity } from './entity.ts';
import { id, listOf } from './envelope.ts';
import { codeOf, nameOf, optionalCode, remark } from './kept-fields.ts';

export const portKinds = ['sea', 'air', 'rail', 'inland'] as const;
export type PortKind = (typeof portKinds)[number];
export const aliasSources = ['UN', 'SMDG', 'carrier', 'typo'] as const;
export type AliasSource = (typeof aliasSources)[number];

const degrees = (most: number) =>
  z.nullable(z.number().check(z.minimum(-most), z.maximum(most), z.multipleOf(0.00001)));

/** Another code or spelling of the same place. */
const alias = z.object({
  alias: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  source: z.enum(aliasSources),
});
export type PortAlias = z.infer<typeof alias>;

export const tradeLines = entity({
  ...{ entity: 'TradeLine', plural: 'TradeLines', modelId: 'masterData' },
  kept: {
    enCode: codeOf(10),
    nameCn: nameOf(60),
    nameEn: nameOf(80),
    /** The line it is a part of, such as US West Coast of Trans-Pacific. */
    parentId: z.nullable(id),
    sortCode: z._default(z.int().check(z.minimum(0), z.maximum(9_999)), 0),
    currency: z._default(codeOf(3), 'USD'),
    /** Who answers for it. */
    ownerId: z.nullable(id),
    remark,
  },
  shown: { parentName: z.string(), ownerName: z.string() },
  filters: { parentId: z.optional(id) },
  sortedBy: ['enCode', 'nameCn', 'nameEn', 'sortCode'],
});

export const ports = entity({
  ...{ entity: 'Port', plural: 'Ports', modelId: 'masterData' },
  kept: {
    /** Five letters and figures, such as CNNGB. */
    unlocode: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}[A-Z2-9]{3}$/)),
    iata: optionalCode(3),
    nameCn: nameOf(60),
    nameEn: nameOf(80),
    country: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/)),
    /** What it is first of all: a sea port with an airline code is the airport of the same place too. */
    kind: z.enum(portKinds),
    lat: degrees(90),
    lon: degrees(180),
    /** The IANA name of its time. */
    timeZone: z.string().check(z.minLength(1), z.maxLength(40)),
    lineId: z.nullable(id),
    isBasePort: z._default(z.boolean(), false),
    /** Whose price is taken where nothing is offered to this port. */
    basePortId: z.nullable(id),
    aliases: z._default(z.array(alias).check(z.maxLength(40)), []),
    remark,
  },
  shown: { lineName: z.string(), basePortName: z.string() },
  filters: {
    kind: z.optional(z.array(z.enum(portKinds)).check(z.maxLength(4))),
    lineId: z.optional(id),
    country: z.optional(z.string().check(z.maxLength(2))),
  },
  sortedBy: ['unlocode', 'nameCn', 'nameEn', 'country', 'kind'],
  errors: ['PORT_ALIAS_TAKEN', 'TIME_ZONE_UNKNOWN'],
});
export type Port = z.infer<typeof ports.row>;

/** For everybody who is signed in: a map of a lane is drawn for customers too. */
export const listPortPlaces = endpoint({
  ...{ name: 'listPortPlaces', method: 'GET', path: '/api/erpcargo/Port/Places' },
  summary: 'Where some ports lie, and what time it is there',
  query: z.object({ ids: z.string().check(z.maxLength(20_000)) }),
  response: listOf(
    z.object({
      ...{ id: z.string(), fullName: z.string(), enCode: z.string(), country: z.string() },
      ...{ lat: z.nullable(z.number()), lon: z.nullable(z.number()), timeZone: z.string() },
    }),
  ),
});
export type PortPlace = z.infer<typeof listPortPlaces.response>['list'][number];

export const terminals = entity({
  ...{ entity: 'Terminal', plural: 'Terminals', modelId: 'masterData' },
  kept: {
    portId: id,
    /** By the list of the ship message design group. */
    smdgCode: codeOf(6),
    nameCn: nameOf(60),
    nameEn: nameOf(80),
    lat: degrees(90),
    lon: degrees(180),
    /** How long before departure it opens and closes, in words. */
    openCloseRule: remark,
    remark,
  },
  shown: { portName: z.string() },
  filters: { portId: z.optional(id) },
  sortedBy: ['smdgCode', 'nameCn', 'nameEn', 'portName'],
});
