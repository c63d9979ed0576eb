import { readFlowTemplate, type Who } from '@fairway/contract/flow-template.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { useMemo } from 'react';
import { assigneeText } from '../flow-templates/assignee-text.ts';
import { chartOf } from '../flow-templates/chart-of.ts';
import { FormStore } from '../forms/form-store.ts';
import { FormView } from '../forms/form-view.tsx';
import { type Say, useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { FlowChart } from '../workflow/chart/flow-chart.tsx';
import type { OpenItem } from './gallery-pane.tsx';

/** The flow as it runs and the form as it is filled in, to look at. */
export function GalleryPictures({ item }: { item: OpenItem }) {
  const words = useWords();
  const { definition: text, context, template: flow } = item;
  const store = useMemo(() => {
    const definition = readFormDefinition(JSON.parse(text));
    const values = newValues(compileForm(definition), context);
    return new FormStore({ definition, values, context, mode: 'new' });
  }, [text, context]);
  const template = useMemo(() => (flow === '' ? undefined : readFlowTemplate(JSON.parse(flow))), [flow]);
  return (
    <>
      {template && (
        <Card title={words('galleryFlowPicture')}>
          <FlowChart
            chart={chartOf(template.root, words, sayWith(item))}
            label={words('galleryFlowPicture')}
          />
        </Card>
      )}
      <Card title={words('galleryFormPicture')}>
        <div className="gallery-form" inert>
          <FormView store={store} />
        </div>
      </Card>
    </>
  );
}

/** Places by their names: how many positions stand there says nothing yet. */
function sayWith({ places }: OpenItem) {
  const labels = new Map(places.map(({ key, label }) => [key, label]));
  return (who: Who, words: Say): string => {
    if (who.by !== 'members' && who.by !== 'candidates') return assigneeText(who, words);
    const named = [
      ...who.positions.map((id) => labels.get(`position:${id}`)),
      ...who.roles.map((id) => labels.get(`role:${id}`)),
      ...who.groups.map((id) => labels.get(`group:${id}`)),
    ].filter((label) => label !== undefined);
    return named.length > 0 ? named.join(words('listComma')) : assigneeText(who, words);
  };
}
