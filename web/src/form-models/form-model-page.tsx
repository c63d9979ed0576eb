import { getModel } from '@fairway/contract/form-models.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { editedFrom, newModel } from './edited-model.ts';
import { FormModelEditor } from './form-model-editor.tsx';
import { formModelsPath } from './paths.ts';

/** Where an administrator reads a definition in, sees the form, and gives it to roles. */
export function FormModelPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const model = useQuery({ ...load(getModel, { params: { id } }), enabled: id !== '' });
  if (id === '') return <FormModelEditor start={newModel} />;
  if (model.data) return <FormModelEditor key={model.data.version} start={editedFrom(model.data)} />;
  return (
    <Page title={words('formModelEdit')} back={formModelsPath}>
      <Loaded query={model}>{() => null}</Loaded>
    </Page>
  );
}
