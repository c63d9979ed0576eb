import { wordsOf } from '@fairway/contract/errors.ts';
import { mostAtOnce } from '@fairway/contract/workflow-migration.ts';
import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { Context } from '../../http/context.ts';
import { actorOf } from '../actor.ts';
import { flowContextOf } from '../flow-context.ts';
import { commandOf } from '../intent.ts';
import { type OpenFlow, readFlow } from '../open-flow.ts';
import { flowRefused } from '../refusal.ts';
import { facesOf } from '../show/names.ts';
import type { PublishedFlow } from '../templates/compiled-flow.ts';
import { runWithDeadline } from './run-with-deadline.ts';
import { countOlder, listOlder } from './store.ts';
import { versionInForce } from './version-in-force.ts';

export async function countMigratable({ db }: Context, templateId: string) {
  const { id: versionId, version } = await versionInForce(db, templateId);
  return { versionId, version, versions: await countOlder(db, templateId) };
}

/** A page that takes longer ends where it is. */
const longest = 5_000;

/** Which requests could go over, and what keeps the others. Nothing is held and nothing written. */
export async function checkMigration(
  ctx: Context,
  templateId: string,
  { versionId, before }: { versionId?: string | undefined; before?: string | undefined },
) {
  const { db, session, now, language } = ctx;
  const newer = await versionInForce(db, templateId);
  const ids = await listOlder(db, templateId, { versionId, before, limit: mostAtOnce + 1 });
  const page = ids.slice(0, mostAtOnce);
  const context = await flowContextOf(db, { initiator: session.userId, actor: session.userId, now });
  const found: { open: OpenFlow; problem: string }[] = [];
  const looked = await runWithDeadline(longest, page, async (flowId) => {
    const open = await readFlow(db, flowId);
    if (open) found.push({ open, problem: problemOf(ctx, open, newer, context) });
  });
  const faceOf = await facesOf(
    db,
    found.map(({ open }) => open.state.initiator),
    language,
  );
  const list = found.map(({ open: { row, state, published }, problem }) => ({
    ...{ id: row.id, fullName: row.fullName, enCode: published.enCode, versionId: published.id },
    ...{ version: published.version, status: row.status, thisStep: row.thisStep },
    creatorUser: faceOf(state.initiator).userName,
    isExternal: faceOf(state.initiator).isExternal,
    startTime: row.startTime?.getTime() ?? null,
    problem,
  }));
  return { versionId: newer.id, list, next: looked < ids.length ? (page[looked - 1] ?? '') : '' };
}

function problemOf(ctx: Context, open: OpenFlow, newer: PublishedFlow, context: FlowContext): string {
  const { published, state } = open;
  const command = commandOf(actorOf(ctx), { type: 'migrate' });
  const { refusal } = decide(published.flow, state, command, { ...context, newer: newer.flow });
  if (!refusal) return '';
  const { refusal: name, places } = flowRefused(refusal, published, context.directory, ctx.language);
  return name ? wordsOf(name, ctx.language, places) : '';
}
