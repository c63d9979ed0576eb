import type { FormValues } from '@fairway/contract/forms.ts';
import type { ShownFact } from '@fairway/contract/shown-fact.ts';
import { factsIn, shownFactOf } from '@fairway/domain/forms/heading/fact.ts';
import { factsOfRequest } from '@fairway/domain/forms/heading/heading-of.ts';
import { shownAt } from '@fairway/domain/forms/visible-values.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { Context } from '../../http/context.ts';
import type { OpenFlow } from '../open-flow.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The facts of a request as somebody sees them from where they look, with the names their form has already. */
export function shownFacts(
  { language, now }: Context,
  { state: { form: values }, published: { flow } }: OpenFlow,
  { rights }: Viewpoint,
  { asking: context }: FlowContext,
  shown: FormValues,
): ShownFact[] {
  const { form } = flow;
  if (!form) return [];
  const wanted = factsOfRequest(form, flow.template.settings.summaryFields);
  const textOf = ({ path }: { path: string }) => {
    const text = Object.hasOwn(shown, path) ? shown[path] : '';
    return typeof text === 'string' ? text : '';
  };
  const facts = factsIn(form, wanted, values, {
    isShown: shownAt(form, values, { rights, context }),
    textOf,
  });
  return facts.map((fact) => shownFactOf(fact, { language, now: now.getTime() }));
}
