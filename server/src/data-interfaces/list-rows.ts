import type { getInterfaceRows, listInterfaceRows } from '@fairway/contract/data-interfaces.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { askedColumns, onlyColumns, rowsContaining } from '@fairway/domain/data-interfaces/find-rows.ts';
import { pageOf } from '../http/page.ts';
import { type Asking, rowsByIds, rowsOf } from './ask-interface.ts';

type Listed = Received<typeof listInterfaceRows>['body'];
type Named = Received<typeof getInterfaceRows>['body'];

/** The values a client sent, by name; the last one counts. */
export const sentValues = (paramList: Listed['paramList']): Record<string, unknown> =>
  Object.fromEntries(paramList.map(({ field, defaultValue }) => [field, defaultValue]));

const columnsOf = ({ columnOptions, propsValue, relationField }: Listed | Named) =>
  askedColumns(columnOptions, [propsValue, relationField]);

/** One page of the rows in which the words stand in a column that was asked for. */
export async function listRows(asking: Asking, interfaceId: string, asked: Listed) {
  const { currentPage, pageSize, keyword = '' } = asked;
  const rows = await rowsOf(asking, interfaceId, sentValues(asked.paramList));
  const columns = columnsOf(asked);
  // A value that is not shown is not sought in.
  const shown = columns && askedColumns(asked.columnOptions, [asked.relationField]);
  const found = rowsContaining(rows, keyword, shown);
  const list = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  return pageOf(
    list.map((row) => onlyColumns(row, columns)),
    asked,
    found.length,
  );
}

export async function rowsNamed(asking: Asking, interfaceId: string, asked: Named) {
  const { ids, propsValue, paramList } = asked;
  const rows = await rowsByIds(asking, interfaceId, { ids, propsValue, values: sentValues(paramList) });
  return rows.map((row) => onlyColumns(row, columnsOf(asked)));
}
