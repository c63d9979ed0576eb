import { listTemplates, type ManagedTemplate } from '@fairway/contract/workflow-templates.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { useUrlFilters } from '../ui/use-url-filters.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useList } from '../wire/use-list.ts';
import { TemplateIcon } from '../workflow/template-icon.tsx';
import './flow-templates-page.css';
import { flowTemplatePath } from './paths.ts';
import { TemplateImport } from './template-import.tsx';

/** The flows of the company, to manage them. */
export function FlowTemplatesPage() {
  const words = useWords();
  const navigate = useNavigate();
  const canAdd = useCan('flowTemplates', 'button', 'btn_add');
  const { values, change, clear, isFiltered } = useUrlFilters(['keyword']);
  const list = useList(listTemplates, { keyword: values.keyword });
  const add = () => void navigate(flowTemplatePath());
  return (
    <ListPage
      title={words('flowTemplates')}
      back={homePath}
      actions={
        canAdd && (
          <>
            <TemplateImport />
            <IconButton icon="plus" label={words('flowTemplateAdd')} onClick={add} />
          </>
        )
      }
      list={list}
      rowKey={(template) => template.id}
      row={(template) => <FlowTemplateRow template={template} />}
      onOpen={(template) => void navigate(flowTemplatePath(template.id))}
      search={{ value: values.keyword, onSearch: (keyword) => change({ keyword }) }}
      onClearConditions={isFiltered ? clear : undefined}
      empty={
        <Empty
          title={words('flowTemplatesEmpty')}
          line={words('flowTemplatesEmptyLine')}
          action={canAdd && <Button onClick={add}>{words('flowTemplateAdd')}</Button>}
        />
      }
    />
  );
}

function FlowTemplateRow({ template }: { template: ManagedTemplate }) {
  const words = useWords();
  return (
    <span className="flow-template-row">
      <TemplateIcon icon={template.icon} iconBackground={template.iconBackground} />
      <span className="flow-template-row-words">
        <span className="flow-template-row-name">{template.fullName}</span>
        <span className="flow-template-row-facts">
          {[
            template.enCode,
            template.categoryName,
            template.version > 0 && words('flowTemplateVersion', { version: template.version }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <TemplateState template={template} />
    </span>
  );
}

function TemplateState({ template: { enabledMark, version, hasDraft } }: { template: ManagedTemplate }) {
  const words = useWords();
  if (enabledMark === 0) return <StateLabel tone="neutral">{words('flowTemplateOff')}</StateLabel>;
  if (version === 0) return <StateLabel tone="warn">{words('flowTemplateUnpublished')}</StateLabel>;
  if (hasDraft) return <StateLabel tone="brand">{words('flowTemplateDraft')}</StateLabel>;
  return <StateLabel tone="good">{words('flowTemplateInForce')}</StateLabel>;
}
