import { importTemplate, listTemplates } from '@fairway/contract/workflow-templates.ts';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { JsonFileChooser } from '../ui/json-file-chooser.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { flowTemplatePath } from './paths.ts';

/** Adds a flow, with its form, from a file another company exported. */
export function TemplateImport() {
  const words = useWords();
  const navigate = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const importing = useCommand(importTemplate, { refreshes: [listTemplates] });
  const take = (text: string) =>
    importing.mutate(
      { body: { text } },
      {
        onSuccess: ({ id }) => {
          toast(words('flowTemplateImported'));
          void navigate(flowTemplatePath(id));
        },
      },
    );
  return (
    <>
      <IconButton
        icon="upload"
        label={words('flowTemplateImport')}
        onClick={() => chooser.current?.click()}
      />
      <JsonFileChooser ref={chooser} label={words('flowTemplateImport')} onText={take} />
    </>
  );
}
