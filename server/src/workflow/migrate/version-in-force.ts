import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../../database/open.ts';
import { type PublishedFlow, publishedFlow } from '../templates/compiled-flow.ts';
import { findTemplate } from '../templates/store.ts';

/** The version new requests run by, also of a template that is switched off: what runs goes on. */
export async function versionInForce(db: Db, templateId: string): Promise<PublishedFlow> {
  const template = await findTemplate(db, templateId);
  const published = template?.versionId ? await publishedFlow(db, template.versionId) : undefined;
  if (!published) throw new AppError('NOT_FOUND');
  return published;
}
