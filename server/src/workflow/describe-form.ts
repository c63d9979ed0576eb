import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { valueText } from '@fairway/domain/forms/value-text.ts';
import { shownAt } from '@fairway/domain/forms/visible-values.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { Db } from '../database/open.ts';
import { namesFor } from '../records/names/names.ts';
import type { NamedCell } from '../records/names/reader.ts';
import type { OpenFlow } from './open-flow.ts';
import { describeFlow } from './store.ts';
import type { SummaryItem } from './tables.ts';

const longestText = 100;

/** What a list says about a request at a glance, and what it is found by. */
export async function describeForm(
  db: Db,
  { row, published: { flow } }: OpenFlow,
  { form: values }: FlowState,
  {
    fullName,
    labels,
    context,
  }: { fullName: string; labels: OpenFlow['row']['labels']; context: FlowContext },
): Promise<void> {
  const isShown = flow.form && shownAt(flow.form, values, { context: context.asking });
  const cells = flow.template.settings.summaryFields.flatMap((path): NamedCell[] => {
    const known = flow.form?.byPath.get(path);
    return known && known.table === undefined && isShown?.(known)
      ? [{ field: known.field, path, value: Object.hasOwn(values, path) ? values[path] : undefined, labels }]
      : [];
  });
  // The same words for everybody, whoever saved last and wherever.
  const reader = { db, session: { kind: 'member' }, language: 'zh', zone: 'Asia/Shanghai' } as const;
  const readOpinion = await namesFor(reader, cells);
  const summary: SummaryItem[] = cells
    .map((cell) => ({
      label: cell.field.label || cell.path,
      text: valueText(cell.field, cell.value, readOpinion(cell)).slice(0, longestText),
    }))
    .filter(({ text }) => text !== '');
  const search = searchTextOf([fullName, ...summary.map(({ text }) => text)]);
  await describeFlow(db, row.id, {
    labels: JSON.stringify(labels),
    summary: JSON.stringify(summary),
    grams: gramsOf(search),
  });
}
