import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../http/context.ts';
import { directoryOf } from '../directory.ts';
import { type PublishedFlow, publishedFlow } from './compiled-flow.ts';
import { formTexts } from './flow-texts.ts';
import { publishedIn } from './in-language.ts';
import { launchedByItself, ownForm, startableTemplate } from './startable.ts';
import { findFlowsOfForm, findTemplate, hasSeen } from './store.ts';

/** The form of the version in force. */
export async function formOfTemplate(ctx: Context, templateId: string) {
  const template = await findTemplate(ctx.db, templateId);
  const isOpen = template?.versionId && (await mayLook(ctx, 'templateId', templateId, templateId));
  const published = isOpen ? await publishedFlow(ctx.db, template.versionId ?? '') : undefined;
  return formInfo(ctx, published);
}

/** The form as it was when a version was published. */
export async function formOfFlow(ctx: Context, versionId: string) {
  const published = await publishedFlow(ctx.db, versionId);
  const isOpen = published && (await mayLook(ctx, 'versionId', versionId, published.templateId));
  return formInfo(ctx, isOpen ? published : undefined);
}

/** A form, by way of a flow that somebody may look at. */
export async function formById(ctx: Context, formId: string) {
  for (const { id, versionId } of await findFlowsOfForm(ctx.db, formId))
    if (versionId && (await mayLook(ctx, 'templateId', id, id)))
      return formInfo(ctx, await publishedFlow(ctx.db, versionId));
  throw new AppError('NOT_FOUND');
}

/** Who may start a flow, takes part in one, or manages them, may see its form. */
async function mayLook(
  ctx: Context,
  by: 'templateId' | 'versionId',
  id: string,
  templateId: string,
): Promise<boolean> {
  const { db, session } = ctx;
  if (await startableTemplate(ctx, (template) => template.id === templateId)) return true;
  if (await hasSeen(db, session.userId, by, id)) return true;
  return (await directoryOf(db)).administrators.includes(session.userId);
}

function formInfo({ language }: Context, written: PublishedFlow | undefined) {
  if (!written) throw new AppError('NOT_FOUND');
  const published = publishedIn(written, language);
  const { formId, enCode, fullName, category } = published;
  const { definition, propertyJson } = formTexts(published);
  return {
    id: formId,
    ...{ enCode, fullName, category, formType: ownForm, flowType: launchedByItself },
    ...{ propertyJson, draftJson: propertyJson, definition },
    ...{ tableJson: '', urlAddress: '', appUrlAddress: '', interfaceUrl: '' },
  };
}
