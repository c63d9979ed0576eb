import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { type Fact, factsIn, factText } from '@fairway/domain/forms/heading/fact.ts';
import { factsOfRequest } from '@fairway/domain/forms/heading/heading-of.ts';
import { partsOfFact } from '@fairway/domain/forms/heading/propose-heading.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { valueText } from '@fairway/domain/forms/value-text.ts';
import { shownAt } from '@fairway/domain/forms/visible-values.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { Db } from '../database/open.ts';
import { namesFor } from '../records/names/names.ts';
import type { OpenFlow } from './open-flow.ts';
import { describeFlow } from './store.ts';

/** Keeps what lists and messages say about a request at a glance, and what it is found by. Gives the former. */
export async function describeForm(
  db: Db,
  open: OpenFlow,
  state: FlowState,
  {
    fullName,
    labels,
    context,
  }: { fullName: string; labels: OpenFlow['row']['labels']; context: FlowContext },
): Promise<Fact[]> {
  const summary = await factsOf(db, open, state, { labels, context });
  const texts = summary.map((fact) => factText(fact, { language: 'zh', now: context.now }));
  await describeFlow(db, open.row.id, {
    labels: JSON.stringify(labels),
    summary: JSON.stringify(summary),
    grams: gramsOf(searchTextOf([fullName, ...texts])),
  });
  return summary;
}

async function factsOf(
  db: Db,
  { published: { flow } }: OpenFlow,
  { form: values }: FlowState,
  { labels, context }: { labels: OpenFlow['row']['labels']; context: FlowContext },
): Promise<Fact[]> {
  const { form } = flow;
  if (!form) return [];
  const isShown = shownAt(form, values, { context: context.asking });
  const wanted = factsOfRequest(form, flow.template.settings.summaryFields);
  const cellOf = ({ field, path }: CompiledField) => ({ field, path, value: ownValue(values, path), labels });
  const cells = wanted
    .flatMap(partsOfFact)
    .flatMap((path) => form.byPath.get(path) ?? [])
    .filter((field) => isShown(field))
    .map(cellOf);
  // The same words for everybody, a customer too, whoever saved last and wherever.
  const reader = { db, session: { kind: 'customer' }, language: 'zh', zone: 'Asia/Shanghai' } as const;
  const sayingOf = await namesFor(reader, cells);
  return factsIn(form, wanted, values, {
    isShown,
    textOf: (field, value) => valueText(field.field, value, sayingOf(cellOf(field))),
  });
}
