import { AppError } from '@fairway/contract/app-error.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import type { Context } from '../../http/context.ts';
import { publishedFlow } from '../templates/compiled-flow.ts';
import { publishedIn } from '../templates/in-language.ts';
import { templatesIn, templateTranslators } from '../templates/template-translators.ts';
import { noFilters } from './list-filters.ts';
import { countBatchByTemplate, countTaskRows, findBatchVersions } from './store.ts';
import { taskSources } from './task-sources.ts';

async function mine(ctx: Context) {
  return { ...noFilters, caller: ctx.session.userId, sources: await taskSources(ctx) };
}

/** Flows with tasks the caller can decide together. */
export async function listBatchTemplates(ctx: Context) {
  return templatesIn(ctx.db, ctx.language, await countBatchByTemplate(ctx.db, await mine(ctx)));
}

/** The versions such tasks of a flow run by; a flow without any is none to the caller. */
export async function listBatchVersions(ctx: Context, templateId: string) {
  const versions = await findBatchVersions(ctx.db, { ...(await mine(ctx)), templateId });
  if (versions.length === 0) throw new AppError('NOT_FOUND');
  const translate = (await templateTranslators(ctx.db, ctx.language))(templateId);
  return versions.map(({ id, version, fullName }) => ({
    id,
    fullName: `${translate(fullName)} V${version}`,
    version: String(version),
  }));
}

/** The steps of a version where several can be decided at once. */
export async function listBatchNodes(ctx: Context, versionId: string) {
  const waiting = await countTaskRows(ctx.db, { ...(await mine(ctx)), versionId, isBatch: true });
  const published = waiting > 0 ? await publishedFlow(ctx.db, versionId) : undefined;
  if (!published) throw new AppError('NOT_FOUND');
  return publishedIn(published, ctx.language).flow.reading.flatMap(({ node }) =>
    isHumanNode(node) && node.batch
      ? [{ id: node.id, nodeCode: node.id, nodeName: node.name, isBatchApproval: true }]
      : [],
  );
}
