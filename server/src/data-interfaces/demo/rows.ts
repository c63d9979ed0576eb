import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';
import { demoInterfaces } from './interfaces.ts';

const withThoseBelow = (row: InterfaceRow): InterfaceRow[] => [
  row,
  ...((row.children as InterfaceRow[] | undefined) ?? []).flatMap(withThoseBelow),
];

const rows = new Map(
  demoInterfaces.map(({ enCode, source }) => [
    enCode,
    source.kind === 'static' ? source.rows.flatMap(withThoseBelow) : [],
  ]),
);

/** Every row of a data interface of the demo company, on whatever level; those of a query are not known here. */
export const demoRowsOf = (interfaceId: string): InterfaceRow[] => rows.get(interfaceId) ?? [];

type FlatRow = Record<string, string | number>;
const flatRowsOf = (interfaceId: string) => demoRowsOf(interfaceId) as FlatRow[];

export const chargeItems = flatRowsOf('chargeItems');
export const customers = flatRowsOf('customers');
export const meetingRooms = flatRowsOf('meetingRooms');
export const ports = flatRowsOf('ports');
export const suppliers = flatRowsOf('suppliers');
export const trucks = flatRowsOf('trucks');
export const warehouseLocations = flatRowsOf('warehouseLocations');
