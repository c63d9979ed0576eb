import { AppError } from '@fairway/contract/app-error.ts';
import {
  checkTemplate,
  createTemplate,
  exportTemplate,
  getTemplate,
  listStartable,
  listTemplates,
  publishTemplate,
  updateTemplate,
} from '@fairway/contract/workflow-templates.ts';
import { textsOfFlow } from '@fairway/domain/workflow/template/translate-flow.ts';
import { useNavigate } from 'react-router';
import { FamilyExport } from '../form-models/family-export.tsx';
import { TranslationFields } from '../form-models/translation-fields.tsx';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { load, useCommand } from '../wire/calls.ts';
import '../ui/editor.css';
import '../ui/form.css';
import { JsonField } from '../ui/json-field.tsx';
import { Page } from '../ui/page.tsx';
import { prettyJson } from '../ui/pretty-json.ts';
import { toast } from '../ui/toast.ts';
import { useEditor } from '../ui/use-editor.ts';
import { CheckedTemplate } from './checked-template.tsx';
import { bodyOf, type EditedTemplate } from './edited-template.ts';
import './flow-template-editor.css';
import { inOlderUse } from './older-versions.ts';
import { flowTemplatePath, flowTemplatesPath, migrateFlowsPath } from './paths.ts';
import { TemplateExport } from './template-export.tsx';
import { TemplateFields } from './template-fields.tsx';
import { TemplateRemoval } from './template-removal.tsx';
import { TemplateVersions } from './template-versions.tsx';
import { TryButton } from './try-button.tsx';

/** A flow as whoever designs it sees it: what it is called, its form, its text, its chart and its versions. */
export function FlowTemplateEditor({ start }: { start: EditedTemplate }) {
  const words = useWords();
  const navigate = useNavigate();
  const canSave = useCan('flowTemplates', 'button', start.id ? 'btn_edit' : 'btn_add');
  const canPublish = useCan('flowTemplates', 'button', 'btn_edit');
  const {
    edited: template,
    isChanged,
    change,
    leaveFor,
  } = useEditor<EditedTemplate>(() => ({ ...start, flowTemplateJson: prettyJson(start.flowTemplateJson) }));
  const refreshes = [listTemplates, getTemplate];
  const creating = useCommand(createTemplate, { refreshes });
  const updating = useCommand(updateTemplate, { refreshes });
  const publishing = useCommand(publishTemplate, { refreshes: [...refreshes, listStartable] });
  const checking = useCommand(checkTemplate);
  const check = () => {
    const { formId, flowTemplateJson } = template;
    checking.mutate({ body: { formId, flowTemplateJson } });
  };
  /** The id it has then; undefined when it was refused, which the person has been told. */
  const keep = async (): Promise<string | undefined> => {
    const { id, editNumber } = template;
    const body = bodyOf(template);
    try {
      if (id === undefined || editNumber === undefined) return (await creating.mutateAsync({ body })).id;
      await updating.mutateAsync({ params: { id }, body: { ...body, editNumber } });
      return id;
    } catch {
      check();
      return undefined;
    }
  };
  const done = (id: string, said: string) => {
    toast(said);
    leaveFor(flowTemplatePath(id));
  };
  const save = async () => {
    const id = await keep();
    if (id) done(id, words('recordSaved'));
  };
  const publish = async () => {
    const id = isChanged || !template.id ? await keep() : template.id;
    if (!id) return;
    // What was saved may come back meanwhile, and this editor is then another one: the outcome is told all the same.
    const published = await publishing.mutateAsync({ params: { id } }).catch(() => undefined);
    done(id, published ? words('flowTemplatePublished', published) : words('flowTemplateSavedOnly'));
    const count = published ? inOlderUse(start.versions, published.version) : 0;
    if (count > 0 && (await askToMigrate(count))) void navigate(migrateFlowsPath(id));
  };
  const askToMigrate = (count: number) =>
    confirm({
      title: words('flowMigrateAfter', { count }),
      body: words('flowMigrateAfterBody'),
      agree: words('flowMigrateAfterAgree'),
      refuse: words('flowMigrateLater'),
    });
  const error = creating.error ?? updating.error;
  const problems = error instanceof AppError ? (error.fields ?? {}) : {};
  const isBusy = creating.isPending || updating.isPending || publishing.isPending;
  return (
    <Page
      title={words(template.id ? 'flowTemplateEdit' : 'flowTemplateAdd')}
      back={flowTemplatesPath}
      width="whole"
      actions={
        template.id && (
          <>
            <TemplateExport id={template.id} />
            <FamilyExport
              exported={load(exportTemplate, { params: { id: template.id }, query: { shape: 'family' } })}
            />
            <TemplateRemoval
              id={template.id}
              name={start.fullName}
              onGone={() => leaveFor(flowTemplatesPath)}
            />
          </>
        )
      }
      foot={
        <ActionBar>
          <Button busy={checking.isPending} onClick={check}>
            {words('flowTemplateCheck')}
          </Button>
          {template.id && canPublish && <TryButton id={template.id} />}
          {canSave && (
            <Button busy={isBusy} onClick={() => void save()}>
              {words('save')}
            </Button>
          )}
          {canSave && canPublish && (
            <Button look="primary" busy={isBusy} onClick={() => void publish()}>
              {words('flowTemplatePublish')}
            </Button>
          )}
        </ActionBar>
      }
    >
      <div className="editor">
        <div className="form-stack">
          <TemplateFields template={template} problems={problems} onChange={change} />
          <JsonField
            label={words('flowTemplateText')}
            hint={words('flowTemplateTextHint')}
            fileLabel={words('flowTemplateFile')}
            value={template.flowTemplateJson}
            error={problems.flowTemplateJson}
            onChange={(flowTemplateJson) => change({ flowTemplateJson })}
          />
          <TranslationFields
            names={[template.fullName, template.description]}
            textsOf={textsOfFlow}
            definition={template.flowTemplateJson}
            onChange={(flowTemplateJson) => change({ flowTemplateJson })}
          />
        </div>
        <div className="form-stack">
          <CheckedTemplate checked={checking.data} />
          <TemplateVersions id={start.id} versions={start.versions} />
        </div>
      </div>
    </Page>
  );
}
