import type { FormValues } from '@fairway/contract/forms.ts';
import { shownAt } from '@fairway/domain/forms/visible-values.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { Context } from '../../http/context.ts';
import { shownValues } from '../../records/names/shown-values.ts';
import { holdsValue } from '../../records/save/cells.ts';
import { readerOf } from '../../records/show-record.ts';
import type { OpenFlow } from '../open-flow.ts';
import type { Viewpoint } from './viewpoint.ts';

/** What somebody sees of a form as people read it: names in place of ids. What has no value has no name. */
export async function shownForm(
  ctx: Context,
  { state: { form: data }, row: { labels }, published: { flow } }: OpenFlow,
  { rights }: Viewpoint,
  { asking: context }: FlowContext,
): Promise<FormValues> {
  const { form } = flow;
  if (!form) return {};
  const fields = form.reading.filter(
    ({ field, table, path }) => table === undefined && holdsValue(field) && Object.hasOwn(data, path),
  );
  const isShown = shownAt(form, data, { rights, context });
  const [shown = {}] = await shownValues(
    { ...(await readerOf(ctx)), namesOnly: true },
    form,
    fields,
    [{ data, labels }],
    () => isShown,
  );
  return Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== ''));
}
