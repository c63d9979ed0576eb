import { deleteRecords, listRecords, type ShownRow } from '@fairway/contract/records.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useLanguage, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { BatchAct } from '../ui/table/tick-bar.tsx';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { toast } from '../ui/toast.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { useCommand } from '../wire/calls.ts';
import { clientCache } from '../wire/client-cache.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import { LoadedModel } from './loaded-model.tsx';
import type { Model } from './model.ts';
import { fillFormPath, recordDetailPath, recordFormPath } from './paths.ts';
import { recordColumns, recordQuery } from './record-columns.tsx';
import { RecordPane } from './record-pane.tsx';
import { useRecordPlace } from './record-place.ts';
import { RecordRow } from './record-row.tsx';
import { showsRecords } from './shows-records.ts';

/** The records of a form, the newest first unless told otherwise. */
export function RecordListPage() {
  const modelId = useRecordPlace()?.modelId ?? '';
  return (
    <LoadedModel modelId={modelId}>
      {(model) =>
        model.webType === '1' ? (
          <Navigate to={fillFormPath(model.id)} replace />
        ) : (
          <RecordList key={model.id} model={model} />
        )
      }
    </LoadedModel>
  );
}

const keyOf = (row: ShownRow) => row.id;

function RecordList({ model }: { model: Model }) {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const usesDictionary = useMemo(() => JSON.stringify(model.definition).includes('"dictionary"'), [model]);
  const { data: dictionaries } = useQuery({ ...clientCache.dictionaries, enabled: usesDictionary });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => recordColumns(model, dictionaries, words), [model, dictionaries, language]);
  const filters = useTableFilters();
  const { sorting } = filters;
  const order = sorting.key
    ? { sidx: sorting.key, sort: sorting.direction }
    : { sidx: model.columns.defaultSidx, sort: model.columns.sort };
  const conditions = { keyword: filters.keyword, queryJson: recordQuery(columns, filters.values), ...order };
  const params = { modelId: model.id };
  const list = useList(listRecords, conditions, { params, pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const add = () => void navigate(recordFormPath({ modelId: model.id }));
  const acts = useRecordActs(model);
  return (
    <TableScreen
      table={`records.${model.id}`}
      title={model.fullName}
      back={homePath}
      actions={model.may('add') && <IconButton icon="plus" label={words('recordAdd')} onClick={add} />}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      card={(row) => <RecordRow row={row} columns={model.columns.columnList} />}
      onOpen={model.may('detail') ? (row) => open(row.id) : undefined}
      openKey={id}
      onClose={close}
      pageHref={
        model.may('detail') ? (row) => recordDetailPath({ modelId: model.id, id: row.id }) : undefined
      }
      acts={acts}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listRecords, conditions, { currentPage, pageSize, params, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={
        <Empty
          title={words('recordsEmpty')}
          action={model.may('add') && <Button onClick={add}>{words('recordAdd')}</Button>}
        />
      }
      detail={id && <RecordPane key={id} model={model} id={id} onClose={close} />}
    />
  );
}

/** As many as one call takes. */
const mostAtOnce = 500;

function useRecordActs(model: Model): BatchAct<ShownRow>[] {
  const words = useWords();
  const removing = useCommand(deleteRecords, { refreshes: showsRecords });
  const remove = async (rows: readonly ShownRow[], untick: () => void) => {
    const isSure = await confirm({
      title: words('recordDeleteMany', { count: rows.length }),
      body: words('recordDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (!isSure) return;
    for (let from = 0; from < rows.length; from += mostAtOnce) {
      const ids = rows.slice(from, from + mostAtOnce).map(keyOf);
      await removing.mutateAsync({ params: { modelId: model.id }, body: { ids } });
    }
    untick();
    toast(words('recordDeleted'));
  };
  if (!model.may('remove')) return [];
  return [
    {
      name: words('delete'),
      icon: 'trash',
      tone: 'danger',
      // A refusal is shown by whoever sent it; the ticks stay.
      act: (rows, untick) => void remove(rows, untick).catch(() => undefined),
    },
  ];
}
