import { listModels, type ModelHead } from '@fairway/contract/form-models.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useUrlFilters } from '../ui/use-url-filters.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useList } from '../wire/use-list.ts';
import './form-models-page.css';
import { formModelPath } from './paths.ts';

/** The forms the company made for itself. */
export function FormModelsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const canAdd = useCan('formModels', 'button', 'btn_add');
  const { values, change, clear, isFiltered } = useUrlFilters(['keyword']);
  const list = useList(listModels, { keyword: values.keyword });
  const add = () => void navigate(formModelPath());
  return (
    <ListPage
      title={words('formModels')}
      back={homePath}
      actions={canAdd && <IconButton icon="plus" label={words('formModelAdd')} onClick={add} />}
      list={list}
      rowKey={(model) => model.id}
      row={(model) => <FormModelRow model={model} />}
      onOpen={(model) => void navigate(formModelPath(model.id))}
      search={{ value: values.keyword, onSearch: (keyword) => change({ keyword }) }}
      onClearConditions={isFiltered ? clear : undefined}
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

function FormModelRow({ model }: { model: ModelHead }) {
  const words = useWords();
  return (
    <span className="form-model-row">
      <span className="form-model-row-name">{model.fullName}</span>
      <span className="form-model-row-facts">
        {[
          model.enCode,
          words('formModelFields', { count: model.fieldCount, version: model.formVersion }),
          model.enabledMark === 0 && words('formModelOff'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
