import { listModels, type ModelHead, modelColumns } from '@fairway/contract/form-models.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { type Column, orderOf } from '../ui/table/column.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import './form-models-page.css';
import { formModelPath } from './paths.ts';

const keyOf = ({ id }: ModelHead) => id;

/** The forms the company made for itself. */
export function FormModelsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const canAdd = useCan('formModels', 'button', 'btn_add');
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useModelColumns();
  const conditions = { keyword: filters.keyword, ...orderOf(filters.sorting, modelColumns) };
  const list = useList(listModels, conditions, { pageSize: pageSizeOf(isDesk) });
  const add = () => void navigate(formModelPath());
  return (
    <TableScreen
      table="form-models"
      title={words('formModels')}
      back={homePath}
      actions={canAdd && <IconButton icon="plus" label={words('formModelAdd')} onClick={add} />}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      card={(model) => <FormModelRow model={model} />}
      onOpen={(model) => void navigate(formModelPath(model.id))}
      pageHref={(model) => formModelPath(model.id)}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listModels, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={
        <Empty
          title={words('formModelsEmpty')}
          line={words('formModelsEmptyLine')}
          action={canAdd && <Button onClick={add}>{words('formModelAdd')}</Button>}
        />
      }
    />
  );
}

function useModelColumns(): Column<ModelHead>[] {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => {
    const stateOf = (model: ModelHead) => words(stateOfModel(model));
    return [
      {
        id: 'name',
        name: words('formModelName'),
        text: ({ fullName }) => fullName,
        width: 260,
        sort: 'fullName',
      },
      { id: 'code', name: words('formModelCode'), text: ({ enCode }) => enCode, width: 180, sort: 'enCode' },
      {
        id: 'state',
        name: words('formModelState'),
        text: stateOf,
        cell: (model) => (
          <StateLabel tone={stateOfModel(model) === 'formModelOff' ? 'neutral' : 'good'}>
            {stateOf(model)}
          </StateLabel>
        ),
        width: 150,
      },
      {
        id: 'kind',
        name: words('formModelKind'),
        text: ({ webType }) => words(webType === '1' ? 'formModelKindForm' : 'formModelKindList'),
        width: 150,
        sort: 'webType',
      },
      {
        id: 'fields',
        name: words('formModelFieldCount'),
        text: ({ fieldCount }) => String(fieldCount),
        value: ({ fieldCount }) => fieldCount,
        align: 'end',
        width: 90,
        sort: 'fieldCount',
      },
      {
        id: 'version',
        name: words('formModelVersion'),
        text: ({ formVersion }) => String(formVersion),
        value: ({ formVersion }) => formVersion,
        align: 'end',
        width: 80,
        sort: 'formVersion',
      },
      {
        id: 'changed',
        name: words('formModelChangedAt'),
        text: ({ lastModifyTime }) => formatDate(lastModifyTime),
        width: 150,
        sort: 'lastModifyTime',
      },
    ];
  }, [language]);
}

/** Out of every menu it is still at work where requests are filled in with it. */
function stateOfModel({ enabledMark, isInFlow }: ModelHead) {
  if (enabledMark === 1) return 'formModelOn';
  return isInFlow ? 'formModelInFlow' : 'formModelOff';
}

function FormModelRow({ model }: { model: ModelHead }) {
  const words = useWords();
  return (
    <span className="form-model-row">
      <span className="form-model-row-name">{model.fullName}</span>
      <span className="form-model-row-facts">
        {[
          model.enCode,
          words('formModelFields', { count: model.fieldCount, version: model.formVersion }),
          model.enabledMark === 0 && words(stateOfModel(model)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
