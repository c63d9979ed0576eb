import { listModels } from '@fairway/contract/form-models.ts';
import { useQuery } from '@tanstack/react-query';
import { type PlainKey, useWords } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { load } from '../wire/calls.ts';
import { useFlowCategories } from '../workflow/use-flow-categories.ts';
import type { EditedTemplate } from './edited-template.ts';

interface TemplateFieldsProps {
  template: EditedTemplate;
  problems: Partial<Record<string, string>>;
  onChange: (changes: Partial<EditedTemplate>) => void;
}

const icons: readonly { value: IconName; words: PlainKey }[] = [
  { value: 'workflow', words: 'flowIconWorkflow' },
  { value: 'calendar', words: 'flowIconCalendar' },
  { value: 'coins', words: 'flowIconCoins' },
  { value: 'invoice', words: 'flowIconInvoice' },
  { value: 'shield', words: 'flowIconShield' },
  { value: 'file', words: 'flowIconFile' },
  { value: 'order', words: 'flowIconOrder' },
  { value: 'ship', words: 'flowIconShip' },
  { value: 'release', words: 'flowIconRelease' },
  { value: 'users', words: 'flowIconUsers' },
];
/** As many as one page gives. */
const mostForms = 500;

/** What a flow is called, how it looks, and which form it fills in. */
export function TemplateFields({ template, problems, onChange }: TemplateFieldsProps) {
  const words = useWords();
  const categories = useFlowCategories();
  // Whoever manages flows may lack the forms: then the form it has is all there is to see.
  const models = useQuery({
    ...load(listModels, { query: { pageSize: mostForms } }),
    meta: { quiet: true },
  });
  const forms = (models.data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
  const own = { value: template.formId, label: template.formName || template.formId };
  const isOffered = template.formId === '' || forms.some(({ value }) => value === template.formId);
  return (
    <>
      <TextField
        label={words('flowTemplateName')}
        value={template.fullName}
        error={problems.fullName}
        maxLength={100}
        onChange={(event) => onChange({ fullName: event.target.value })}
      />
      <TextField
        label={words('formModelCode')}
        hint={words('formModelCodeHint')}
        value={template.enCode}
        error={problems.enCode}
        maxLength={50}
        onChange={(event) => onChange({ enCode: event.target.value })}
      />
      <SelectField
        label={words('flowCategory')}
        placeholder={words('flowTemplateChoose')}
        value={template.category}
        error={problems.category}
        options={categories}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <SelectField
        label={words('flowTemplateForm')}
        placeholder={words('flowTemplateChoose')}
        value={template.formId}
        error={problems.formId}
        options={isOffered ? forms : [own, ...forms]}
        onChange={(event) => onChange({ formId: event.target.value })}
      />
      <SelectField
        label={words('flowTemplateIcon')}
        placeholder={words('flowTemplateChoose')}
        value={template.icon}
        options={icons.map(({ value, words: key }) => ({ value, label: words(key) }))}
        onChange={(event) => onChange({ icon: event.target.value || 'workflow' })}
      />
      <TextField
        label={words('flowTemplateColour')}
        type="color"
        value={template.iconBackground || '#1b5fd0'}
        onChange={(event) => onChange({ iconBackground: event.target.value })}
      />
      <TextArea
        label={words('flowTemplateDescription')}
        most={500}
        value={template.description}
        error={problems.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextField
        label={words('flowTemplateOrder')}
        type="number"
        step={1}
        value={String(template.sortCode)}
        error={problems.sortCode}
        onChange={(event) => onChange({ sortCode: Math.trunc(Number(event.target.value)) || 0 })}
      />
      <Switch
        label={words('formModelOn')}
        checked={template.enabledMark === 1}
        onChange={(isOn) => onChange({ enabledMark: isOn ? 1 : 0 })}
      />
    </>
  );
}
