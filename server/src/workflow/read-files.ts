import type { FormValues } from '@fairway/contract/forms.ts';
import { showsOneOf } from '@fairway/domain/forms/shown-cells.ts';
import { whenShown } from '@fairway/domain/forms/when-shown.ts';
import { readingRights, stepsOf } from '@fairway/domain/workflow/views/field-rights.ts';
import type { FileViewer, PlaceReaders } from '../files/access.ts';
import { cellsWithFile } from '../records/save/form-files.ts';
import { maySee } from './access.ts';
import { flowContextOf } from './flow-context.ts';
import { type OpenFlow, readFlow } from './open-flow.ts';
import { mayManage } from './show/get-flow.ts';
import { findSaid } from './show/store.ts';
import { viewpointsOf } from './show/viewpoint.ts';

/** Files of a form and of opinions stand at their flow: who may see it may read those that it shows them. */
export const flowPlaces: PlaceReaders = {
  async flow(viewer, flowId, fileId) {
    const { db, session } = viewer;
    const open = await readFlow(db, flowId);
    if (!open || !(await maySee(db, session, open))) return false;
    return (await isInShownField(viewer, open, fileId)) || (await isSaid(viewer, flowId, fileId));
  },
};

/** What anybody said is shown to whoever sees the flow. */
async function isSaid({ db }: FileViewer, flowId: string, fileId: string): Promise<boolean> {
  const said = await findSaid(db, flowId);
  return said.some(({ files }) =>
    (files as { fileId?: unknown }[] | null)?.some((one) => one.fileId === fileId),
  );
}

/** Whether the file stands in a field that they see from a place of theirs, in what it is or in what it was before. */
async function isInShownField(viewer: FileViewer, open: OpenFlow, fileId: string): Promise<boolean> {
  const { state, published } = open;
  const { form } = published.flow;
  if (!form) return false;
  const versions: FormValues[] = [state.form, { ...state.form, ...state.formSince }];
  const places = versions.map((values) => ({ values, cells: cellsWithFile(form, values, fileId) }));
  if (places.every(({ cells }) => cells.length === 0)) return false;
  // Most fields are hidden from nobody: then it does not matter who looks.
  const least = readingRights(stepsOf(published.flow), form);
  if (places.some(({ cells }) => cells.some(({ field }) => whenShown(field, least) === 'always')))
    return true;
  const { db, session, now } = viewer;
  const context = await flowContextOf(db, { initiator: state.initiator, actor: session.userId, now });
  const isMonitor = await mayManage(viewer);
  const views = viewpointsOf({ open, context, caller: session.userId, isMonitor });
  return views.some((view) => {
    const viewing = { rights: view.rights, context: context.asking, mayWrite: view.mayWrite };
    return places.some(({ values, cells }) => showsOneOf(cells, form, values, viewing));
  });
}
