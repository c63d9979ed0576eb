import {
  listTemplates,
  type ManagedTemplate,
  templateColumns,
} from '@fairway/contract/workflow-templates.ts';
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
import { choicesOf } from '../ui/table/filter.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import { TemplateIcon } from '../workflow/template-icon.tsx';
import { useFlowCategories } from '../workflow/use-flow-categories.ts';
import './flow-templates-page.css';
import { flowTemplatePath } from './paths.ts';
import { TemplateImport } from './template-import.tsx';

const keyOf = ({ id }: ManagedTemplate) => id;

/** The flows of the company, to manage them. */
export function FlowTemplatesPage() {
  const words = useWords();
  const navigate = useNavigate();
  const canAdd = useCan('flowTemplates', 'button', 'btn_add');
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useTemplateColumns();
  const [category] = choicesOf(filters.values.category ?? '');
  const conditions = {
    keyword: filters.keyword,
    ...(category && { category }),
    ...orderOf(filters.sorting, templateColumns),
  };
  const list = useList(listTemplates, conditions, { pageSize: pageSizeOf(isDesk) });
  const add = () => void navigate(flowTemplatePath());
  return (
    <TableScreen
      table="flow-templates"
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
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      card={(template) => <FlowTemplateRow template={template} />}
      onOpen={(template) => void navigate(flowTemplatePath(template.id))}
      pageHref={(template) => flowTemplatePath(template.id)}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listTemplates, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
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

function useTemplateColumns(): Column<ManagedTemplate>[] {
  const words = useWords();
  const language = useLanguage();
  const categories = useFlowCategories();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      {
        id: 'name',
        name: words('flowTemplateName'),
        text: ({ fullName }) => fullName,
        width: 260,
        sort: 'fullName',
      },
      {
        id: 'state',
        name: words('flowTemplateState'),
        text: (template) => words(stateOf(template).words),
        cell: (template) => <TemplateState template={template} />,
        width: 150,
        sort: 'state',
      },
      {
        id: 'code',
        name: words('flowTemplateCode'),
        text: ({ enCode }) => enCode,
        width: 180,
        sort: 'enCode',
      },
      {
        id: 'category',
        name: words('flowTemplateCategory'),
        text: ({ categoryName }) => categoryName,
        width: 120,
        sort: 'category',
        filter: { kind: 'choice', single: true, options: categories },
      },
      {
        id: 'version',
        name: words('flowTemplateVersionColumn'),
        text: ({ version }) => (version > 0 ? String(version) : ''),
        value: ({ version }) => (version > 0 ? version : null),
        align: 'end',
        width: 80,
        sort: 'version',
      },
      {
        id: 'changed',
        name: words('flowTemplateChangedAt'),
        text: ({ lastModifyTime }) => formatDate(lastModifyTime),
        width: 150,
        sort: 'lastModifyTime',
      },
    ],
    [language, categories],
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

function TemplateState({ template }: { template: ManagedTemplate }) {
  const say = useWords();
  const { words, tone } = stateOf(template);
  return <StateLabel tone={tone}>{say(words)}</StateLabel>;
}

function stateOf({ enabledMark, version, hasDraft }: ManagedTemplate) {
  if (enabledMark === 0) return { words: 'flowTemplateOff', tone: 'neutral' } as const;
  if (version === 0) return { words: 'flowTemplateUnpublished', tone: 'warn' } as const;
  if (hasDraft) return { words: 'flowTemplateDraft', tone: 'brand' } as const;
  return { words: 'flowTemplateInForce', tone: 'good' } as const;
}
