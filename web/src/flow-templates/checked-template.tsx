import type { Reply } from '@fairway/contract/endpoint.ts';
import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import type { checkTemplate } from '@fairway/contract/workflow-templates.ts';
import { useMemo } from 'react';
import { useWords } from '../language/words.ts';
import { FlowChart } from '../workflow/chart/flow-chart.tsx';
import { chartOf } from './chart-of.ts';

type Checked = Reply<typeof checkTemplate>;

/** What the server made of a flow: its problems as sentences, or its chart. */
export function CheckedTemplate({ checked }: { checked: Checked | undefined }) {
  const words = useWords();
  if (!checked) return null;
  const { problems, remarks } = checked;
  return (
    <section className="checked-template" aria-live="polite">
      {problems.length > 0 && (
        <div role="alert">
          <h2>{words('formModelProblems', { count: problems.length })}</h2>
          <Sentences of={problems} />
        </div>
      )}
      {remarks.length > 0 && (
        <div>
          <h2>{words('formModelRemarks')}</h2>
          <Sentences of={remarks} />
        </div>
      )}
      {problems.length === 0 && (
        <>
          <p>{words('flowTemplateSound')}</p>
          <Preview text={checked.template} />
        </>
      )}
    </section>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Preview({ text }: { text: string }) {
  const words = useWords();
  const template = useMemo(() => readFlowTemplate(JSON.parse(text)), [text]);
  return (
    <div>
      <h2>{words('formModelPreview')}</h2>
      <FlowChart chart={chartOf(template.root, words)} />
    </div>
  );
}
