import { exportTemplate } from '@fairway/contract/workflow-templates.ts';
import { useWords } from '../language/words.ts';
import { saveText } from '../native/save-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { load } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';

/** Hands out what was saved last, with its form. */
export function TemplateExport({ id }: { id: string }) {
  const words = useWords();
  const save = async () => {
    const asked = { ...load(exportTemplate, { params: { id }, query: {} }), staleTime: 0 };
    const { fileName, text } = await queryClient.fetchQuery(asked);
    saveText(fileName, text);
  };
  return (
    <IconButton
      icon="download"
      label={words('flowTemplateExport')}
      // The query client has told the person.
      onClick={() => void save().catch(() => undefined)}
    />
  );
}
