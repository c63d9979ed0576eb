import { useEffect, useId, useRef } from 'react';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import type { FormStore } from './form-store.ts';
import './form-view.css';
import { FormNodes } from './layout/form-nodes.tsx';
import { FormContext, useForm, useFromForm } from './use-form.ts';
import { scrollToField } from './use-scroll-to-field.ts';

interface FormViewProps {
  store: FormStore;
}

/** A whole form: its nodes in their order, and above them what is wrong with it as a whole. */
export function FormView({ store }: FormViewProps) {
  const { labels, nodes } = store.definition;
  useEffect(() => void prepare(store), [store]);
  return (
    <FormContext value={store}>
      <div className={`form-view${labels === 'left' ? ' form-labels-left' : ''}`}>
        <WholeFormErrors />
        <FormNodes nodes={nodes} />
      </div>
    </FormContext>
  );
}

const prepared = new WeakSet<FormStore>();

/** The form's own script runs once, however often the form is drawn. */
async function prepare(store: FormStore): Promise<void> {
  if (!store.definition.onLoad || prepared.has(store)) return;
  prepared.add(store);
  const { runLoadScript } = await import('./scripts/run-form-script.ts');
  await runLoadScript(store);
}

const wholeForm = { path: '' };

/** What concerns no field in particular; said once somebody tried to send the form. */
function WholeFormErrors() {
  const words = useWords();
  const id = useId();
  const isTried = useFromForm((store) => store.isTried);
  const formErrors = useFromForm(({ derived }) => derived.formErrors);
  const told = useFromForm((store) => store.toldAt(wholeForm));
  const store = useForm();
  const frame = useRef<HTMLElement>(null);
  const isSought = useFromForm(({ sought }) => sought === wholeForm.path);
  useEffect(() => {
    if (!isSought) return;
    if (frame.current) scrollToField(frame.current);
    store.seek(undefined);
  }, [isSought, store]);
  const lines = [
    ...(told ? [told] : []),
    ...(isTried ? formErrors.filter(({ fields }) => fields.length === 0).map(({ message }) => message) : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section ref={frame} className="form-errors" role="alert" aria-labelledby={id}>
      <Icon name="warning" size={18} />
      <div>
        <h2 id={id}>{words('formWrong')}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
