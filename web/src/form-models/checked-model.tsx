import type { Reply } from '@fairway/contract/endpoint.ts';
import type { checkModel } from '@fairway/contract/form-models.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { translateForm } from '@fairway/domain/forms/translate-form.ts';
import { useMemo } from 'react';
import { FormStore } from '../forms/form-store.ts';
import { FormView } from '../forms/form-view.tsx';
import { useLanguage, useWords } from '../language/words.ts';

type Checked = Reply<typeof checkModel>;

/** What the server made of a definition: its problems as sentences, or the form itself. */
export function CheckedModel({ checked }: { checked: Checked | undefined }) {
  const words = useWords();
  if (!checked) return null;
  const { problems, remarks } = checked;
  return (
    <section className="checked-model" aria-live="polite">
      {problems.length > 0 && (
        <div role="alert">
          <h2>{words('formModelProblems', { count: problems.length })}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {remarks.length > 0 && (
        <div>
          <h2>{words('formModelRemarks')}</h2>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
      {problems.length === 0 && (
        <>
          <p>{words('formModelSound')}</p>
          <Preview checked={checked} />
        </>
      )}
    </section>
  );
}

function Preview({ checked: { definition: text, context } }: { checked: Checked }) {
  const words = useWords();
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const store = useMemo(() => {
    const definition = translateForm(readFormDefinition(JSON.parse(text)), language);
    const values = newValues(compileForm(definition), context);
    return new FormStore({ definition, values, context, mode: 'new' });
  }, [text, context, language]);
  return (
    <div>
      <h2>{words('formModelPreview')}</h2>
      <p>{words('formModelPreviewLine')}</p>
      <FormView store={store} />
    </div>
  );
}
