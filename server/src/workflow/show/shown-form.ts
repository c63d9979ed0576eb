import type { FormValues } from '@fairway/contract/forms.ts';
import { visibleLabels, visibleValues } from '@fairway/domain/workflow/views/field-rights.ts';
import type { Context } from '../../http/context.ts';
import { shownValues } from '../../records/names/shown-values.ts';
import { holdsValue } from '../../records/save/cells.ts';
import { readerOf } from '../../records/show-record.ts';
import type { OpenFlow } from '../open-flow.ts';
import type { Viewpoint } from './viewpoint.ts';

/** What somebody sees of a form as people read it: names in place of ids. What has no value has no name. */
export async function shownForm(
  ctx: Context,
  { state, row, published: { flow } }: OpenFlow,
  { rights }: Viewpoint,
): Promise<FormValues> {
  const { form } = flow;
  if (!form) return {};
  const data = visibleValues(form, rights, state.form);
  const labels = visibleLabels(rights, row.labels);
  const fields = form.reading.filter(
    ({ field, table, path }) => table === undefined && holdsValue(field) && Object.hasOwn(data, path),
  );
  const [shown = {}] = await shownValues(await readerOf(ctx), form, fields, [{ data, labels }]);
  return Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== ''));
}
