import { selectTemplates } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { SelectField } from '../ui/select-field.tsx';
import { load } from '../wire/calls.ts';
import { useFlowCategories } from './use-flow-categories.ts';

interface Chosen {
  flowCategory: string;
  templateId: string;
}

/** A kind of flow, and one of that kind; '' is any. */
export function ChooseFlow({
  chosen,
  onChange,
}: {
  chosen: Chosen;
  onChange: (changes: Partial<Chosen>) => void;
}) {
  const words = useWords();
  const categories = useFlowCategories();
  const templates = useQuery({ ...load(selectTemplates, { query: {} }), meta: { quiet: true } });
  const flows = (templates.data?.list ?? []).filter(
    ({ category }) => chosen.flowCategory === '' || category === chosen.flowCategory,
  );
  return (
    <>
      <SelectField
        label={words('flowCategory')}
        placeholder={words('flowAny')}
        value={chosen.flowCategory}
        options={categories}
        onChange={(event) => onChange({ flowCategory: event.target.value, templateId: '' })}
      />
      <SelectField
        label={words('flowTemplate')}
        placeholder={words('flowAny')}
        value={chosen.templateId}
        options={flows.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(event) => onChange({ templateId: event.target.value })}
      />
    </>
  );
}
