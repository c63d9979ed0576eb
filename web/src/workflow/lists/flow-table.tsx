import type { Endpoint, Input } from '@fairway/contract/endpoint.ts';
import type { ReactNode } from 'react';
import type { ListState } from '../../ui/list-state.ts';
import { PaneContext } from '../../ui/pane.ts';
import type { Column } from '../../ui/table/column.ts';
import { choicesOf, momentsOf } from '../../ui/table/filter.ts';
import { type TableFilters, useTableFilters } from '../../ui/table/use-table-filters.ts';
import { useLinkedRow } from '../../ui/use-linked-row.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { OpenFlow } from '../flow-page/open-flow.tsx';
import { type FlowConfig, flowPath } from '../flow-path.ts';
import type { ActResult } from '../operate/act-results.ts';
import type { FlowTableRow } from './flow-columns.tsx';
import { LookButton } from './list-look.tsx';

interface FlowTableProps<T extends FlowTableRow> {
  /** The name under which its columns and views are kept. */
  name: string;
  title: string;
  back: string;
  actions?: ReactNode;
  endpoint: Endpoint;
  params?: Input<Endpoint>['params'];
  /** The order of the list, unless the person chooses another. */
  order?: { sidx?: string };
  columns: readonly Column<T>[];
  configOf: (row: T) => FlowConfig;
  empty: ReactNode;
}

/** Flows of one list as a table; an open one stands beside it, and after an act the next one does. */
export function FlowTable<T extends FlowTableRow>(props: FlowTableProps<T>) {
  const { name, title, back, actions, endpoint, params, order, columns, configOf, empty } = props;
  const filters = useTableFilters();
  const conditions = { ...order, ...conditionsOf(filters) };
  const options = { ...(params ? { params } : {}), pageSize: pageSizeOf(true) };
  // Every list of flows is asked in the same words.
  const list = useList(endpoint, conditions as never, options) as unknown as ListState<T>;
  const { id, open, close } = useOpenRow(['tab', 'print', 'act']);
  const { row: opened } = useLinkedRow(list, id, ({ id: key }) => key);
  const goOn = ({ leads }: ActResult) => {
    const rows = list.rows ?? [];
    const place = rows.findIndex((row) => row.id === id);
    const next = leads === 'next' ? (rows[place + 1] ?? rows[place - 1]) : undefined;
    if (next) open(next.id);
    else close();
  };
  return (
    <TableScreen
      table={name}
      title={title}
      back={back}
      actions={
        <>
          <LookButton />
          {actions}
        </>
      }
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id: key }) => key}
      card={() => null}
      onOpen={(row) => open(row.id)}
      openKey={id}
      onClose={close}
      pageHref={(row) => flowPath(configOf(row))}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(endpoint, conditions as never, {
          ...options,
          currentPage,
          pageSize,
          signal,
        });
        return { rows: page.list as unknown as T[], total: page.pagination.total };
      }}
      empty={empty}
      detail={
        opened && (
          <PaneContext value={{ close }}>
            <OpenFlow key={opened.id} config={configOf(opened)} onDone={goOn} />
          </PaneContext>
        )
      }
    />
  );
}

/** What the filters of the columns ask for, in the words of the lists. */
function conditionsOf({ keyword, values }: TableFilters): Record<string, string> {
  const { from, to } = momentsOf(values.at ?? '');
  const given = {
    keyword,
    flowUrgent: choicesOf(values.urgency ?? '')[0],
    creatorUserId: choicesOf(values.initiator ?? '')[0],
    status: choicesOf(values.status ?? '')[0],
    startTime: from?.toString(),
    endTime: to?.toString(),
  };
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
