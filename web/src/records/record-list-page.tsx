import { listRecords } from '@fairway/contract/records.ts';
import { Navigate, useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { useUrlFilters } from '../ui/use-url-filters.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useList } from '../wire/use-list.ts';
import { LoadedModel } from './loaded-model.tsx';
import type { Model } from './model.ts';
import { fillFormPath, recordFormPath } from './paths.ts';
import { RecordPane } from './record-pane.tsx';
import { useRecordPlace } from './record-place.ts';
import { RecordRow } from './record-row.tsx';
import { RecordSort } from './record-sort.tsx';

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

function RecordList({ model }: { model: Model }) {
  const words = useWords();
  const navigate = useNavigate();
  const { columns } = model;
  const { values, change, clear, isFiltered } = useUrlFilters(['keyword', 'sidx', 'sort']);
  const order = values.sidx
    ? { sidx: values.sidx, sort: values.sort === 'asc' ? ('asc' as const) : ('desc' as const) }
    : { sidx: columns.defaultSidx, sort: columns.sort };
  const list = useList(listRecords, { keyword: values.keyword, ...order }, { params: { modelId: model.id } });
  const { id, open, close } = useOpenRow();
  const add = () => void navigate(recordFormPath({ modelId: model.id }));
  return (
    <ListDetail
      list={
        <ListPage
          title={model.fullName}
          back={homePath}
          actions={model.may('add') && <IconButton icon="plus" label={words('recordAdd')} onClick={add} />}
          list={list}
          rowKey={(row) => row.id}
          row={(row) => <RecordRow row={row} columns={columns.columnList} />}
          onOpen={model.may('detail') ? (row) => open(row.id) : undefined}
          openKey={id}
          onClose={close}
          search={{ value: values.keyword, onSearch: (keyword) => change({ keyword }) }}
          filter={{
            isActive: values.sidx !== '',
            names: { title: words('recordSort'), active: words('recordSortActive') },
            content: (done) => (
              <RecordSort
                fields={columns.sortList}
                order={{ sidx: values.sidx, sort: values.sort }}
                onApply={(chosen) => {
                  change(chosen);
                  done();
                }}
              />
            ),
          }}
          onClearConditions={isFiltered ? clear : undefined}
          empty={
            <Empty
              title={words('recordsEmpty')}
              action={model.may('add') && <Button onClick={add}>{words('recordAdd')}</Button>}
            />
          }
        />
      }
      detail={id && <RecordPane key={id} model={model} id={id} onClose={close} />}
    />
  );
}
