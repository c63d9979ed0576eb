import { AppError } from '@fairway/contract/app-error.ts';
import {
  checkModel,
  createModel,
  exportModel,
  getModel,
  listModels,
  updateModel,
} from '@fairway/contract/form-models.ts';
import { textsOfForm } from '@fairway/domain/forms/translate-form.ts';
import { useWords } from '../language/words.ts';
import { RoleSelect } from '../people/select/role-select.tsx';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { load, useCommand } from '../wire/calls.ts';
import '../ui/editor.css';
import '../ui/form.css';
import { Page } from '../ui/page.tsx';
import { prettyJson } from '../ui/pretty-json.ts';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useEditor } from '../ui/use-editor.ts';
import { CheckedModel } from './checked-model.tsx';
import { DefinitionField } from './definition-field.tsx';
import { bodyOf, type EditedModel } from './edited-model.ts';
import { FamilyExport } from './family-export.tsx';
import { FormModelRemoval } from './form-model-removal.tsx';
import './form-model-editor.css';
import { HeadingField } from './heading-field.tsx';
import { ListIndexes } from './list-indexes.tsx';
import { formModelPath, formModelsPath } from './paths.ts';
import { TranslationFields } from './translation-fields.tsx';

/** A form as whoever designs it sees it: what it is called, who uses it, its definition, and how it looks. */
export function FormModelEditor({ start }: { start: EditedModel }) {
  const words = useWords();
  const {
    edited: model,
    change,
    leaveFor,
  } = useEditor<EditedModel>(() => ({ ...start, formData: prettyJson(start.formData) }));
  const refreshes = [listModels, getModel];
  const creating = useCommand(createModel, { refreshes });
  const updating = useCommand(updateModel, { refreshes });
  const checking = useCommand(checkModel);
  const check = () => checking.mutate({ body: { formData: model.formData } });
  const save = () => {
    const body = bodyOf(model);
    const done = (id: string) => {
      toast(words('recordSaved'));
      leaveFor(formModelPath(id));
    };
    const { id, version } = model;
    if (id === undefined || version === undefined)
      creating.mutate({ body }, { onSuccess: (made) => done(made.id), onError: check });
    else
      updating.mutate(
        { params: { id }, body: { ...body, version } },
        { onSuccess: () => done(id), onError: check },
      );
  };
  const error = creating.error ?? updating.error;
  const problems = error instanceof AppError ? (error.fields ?? {}) : {};
  return (
    <Page
      title={words(model.id ? 'formModelEdit' : 'formModelAdd')}
      back={formModelsPath}
      width="whole"
      actions={
        model.id && (
          <>
            <FamilyExport exported={load(exportModel, { params: { id: model.id } })} />
            <FormModelRemoval id={model.id} name={start.fullName} onGone={() => leaveFor(formModelsPath)} />
          </>
        )
      }
      foot={
        <ActionBar>
          <Button busy={checking.isPending} onClick={check}>
            {words('formModelCheck')}
          </Button>
          <Button look="primary" busy={creating.isPending || updating.isPending} onClick={save}>
            {words('save')}
          </Button>
        </ActionBar>
      }
    >
      <div className="editor">
        <div className="form-stack">
          <TextField
            label={words('formModelName')}
            value={model.fullName}
            error={problems.fullName}
            maxLength={100}
            onChange={(event) => change({ fullName: event.target.value })}
          />
          <TextField
            label={words('formModelCode')}
            hint={words('formModelCodeHint')}
            value={model.enCode}
            error={problems.enCode}
            maxLength={50}
            onChange={(event) => change({ enCode: event.target.value })}
          />
          <SelectField
            label={words('formModelKind')}
            placeholder={words('formModelKindList')}
            value={model.webType === '1' ? '1' : ''}
            options={[{ value: '1', label: words('formModelKindForm') }]}
            onChange={(event) => change({ webType: event.target.value === '1' ? '1' : '2' })}
          />
          <SelectField
            label={words('formModelScope')}
            placeholder={words('formModelScopeAll')}
            value={model.recordScope === 'own' ? 'own' : ''}
            options={[{ value: 'own', label: words('formModelScopeOwn') }]}
            onChange={(event) => change({ recordScope: event.target.value === 'own' ? 'own' : 'all' })}
          />
          <RoleSelect
            label={words('formModelRoles')}
            multiple
            value={model.roleIds}
            onChange={(roleIds) => change({ roleIds: [roleIds].flat() as string[] })}
          />
          <Switch
            label={words('formModelOn')}
            checked={model.enabledMark === 1}
            onChange={(isOn) => change({ enabledMark: isOn ? 1 : 0 })}
          />
          <ListIndexes
            indexes={model.listIndexes ?? []}
            declared={model.indexFields}
            onChange={(indexFields) => change({ indexFields })}
          />
          <HeadingField formData={model.formData} onChange={(formData) => change({ formData })} />
          <DefinitionField
            value={model.formData}
            name={model.enCode || 'form'}
            onChange={(formData) => change({ formData })}
          />
          <TranslationFields
            names={[model.fullName]}
            textsOf={textsOfForm}
            definition={model.formData}
            onChange={(formData) => change({ formData })}
          />
        </div>
        <CheckedModel checked={checking.data} />
      </div>
    </Page>
  );
}
