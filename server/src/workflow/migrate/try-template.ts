import { AppError } from '@fairway/contract/app-error.ts';
import type { TriedAnswer } from '@fairway/contract/workflow-migration.ts';
import { isActive } from '@fairway/domain/workflow/engine/state.ts';
import { type CompiledFlow, compileFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { type PathDifference, pathDifference } from '@fairway/domain/workflow/views/path-difference.ts';
import { previewFlow } from '@fairway/domain/workflow/views/preview.ts';
import { stepsLeftBehind } from '@fairway/domain/workflow/views/steps-left-behind.ts';
import type { Context } from '../../http/context.ts';
import { directoryWith } from '../directory.ts';
import { contextFrom } from '../flow-context.ts';
import { type OpenFlow, readFlow } from '../open-flow.ts';
import { type FaceOf, facesOf } from '../show/names.ts';
import { formOf } from '../templates/check-template.ts';
import { findTemplate } from '../templates/store.ts';
import { runWithDeadline } from './run-with-deadline.ts';
import { listRecent } from './store.ts';

const day = 86_400_000;
const daysBack = 90;
const most = 200;
const longest = 5_000;

interface Tried {
  open: OpenFlow;
  leftBehind: string[];
  difference: PathDifference;
}

/** What the saved draft would have changed for the requests of the last months. Nothing is written. */
export async function tryFlowTemplate(ctx: Context, templateId: string) {
  const { db, now, language } = ctx;
  const stored = await findTemplate(db, templateId);
  if (!stored) throw new AppError('NOT_FOUND');
  const draft = compileFlow({ ...stored.draft, key: templateId }, (await formOf(db, stored.formId)).form);
  const since = new Date(now.getTime() - daysBack * day);
  const { ids, total } = await listRecent(db, { templateId, since, limit: most });
  const found: Tried[] = [];
  let same = 0;
  const looked = await runWithDeadline(longest, ids, async (flowId) => {
    const open = await readFlow(db, flowId);
    if (!open) return;
    const tried = await tryOn(ctx, open, draft);
    if (tried) found.push(tried);
    else same += 1;
  });
  const people = found.flatMap(({ difference }) =>
    difference.people.flatMap(({ before, after }) => [...before, ...after]),
  );
  const faceOf = await facesOf(db, people, language);
  return { total, looked, same, list: found.map((tried) => shown(tried, faceOf)) };
}

/** Undefined when it would go the same way to the same people, and can stay where it stands. */
async function tryOn({ db, now }: Context, open: OpenFlow, draft: CompiledFlow): Promise<Tried | undefined> {
  const { state, published } = open;
  const { initiator, form, place, picks } = state;
  const context = contextFrom({ ...(await directoryWith(db, initiator)), now, delegations: [] });
  const request = { initiator, form, picks, ...(place === null ? {} : { place }) };
  const difference = pathDifference(
    previewFlow(published.flow, request, context),
    previewFlow(draft, request, context),
  );
  const leftBehind = isActive(state) ? stepsLeftBehind(published.flow, draft, state) : [];
  if (!difference && leftBehind.length === 0) return undefined;
  return {
    open,
    leftBehind,
    difference: difference ?? { added: [], removed: [], people: [], isEndOther: false },
  };
}

function shown({ open: { row, published }, leftBehind, difference }: Tried, faceOf: FaceOf): TriedAnswer {
  const named = (users: readonly string[]) => users.map((user) => faceOf(user).userName);
  return {
    ...{ id: row.id, fullName: row.fullName, enCode: published.enCode, versionId: published.id },
    ...{ status: row.status, startTime: row.startTime?.getTime() ?? null, leftBehind },
    ...difference,
    people: difference.people.map(({ name, before, after }) => ({
      nodeName: name,
      before: named(before),
      after: named(after),
    })),
  };
}
