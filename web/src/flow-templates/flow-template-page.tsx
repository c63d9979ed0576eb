import { getTemplate } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { editedFrom, newTemplate } from './edited-template.ts';
import { FlowTemplateEditor } from './flow-template-editor.tsx';
import { flowTemplatesPath } from './paths.ts';

/** Where an administrator reads a flow in, sees its chart, and publishes it. */
export function FlowTemplatePage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const template = useQuery({ ...load(getTemplate, { params: { id } }), enabled: id !== '' });
  if (id === '') return <FlowTemplateEditor start={newTemplate} />;
  if (template.data)
    return <FlowTemplateEditor key={template.data.editNumber} start={editedFrom(template.data)} />;
  return (
    <Page title={words('flowTemplateEdit')} back={flowTemplatesPath}>
      <Loaded query={template}>{() => null}</Loaded>
    </Page>
  );
}
