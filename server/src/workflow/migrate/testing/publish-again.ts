import { getTemplate, publishTemplate, updateTemplate } from '@fairway/contract/workflow-templates.ts';
import type { Caller } from '../../../testing/caller.ts';

interface Changed {
  steps: Record<string, unknown>[];
  settings?: Record<string, unknown>;
  start?: Record<string, unknown>;
}

/** Saves other steps as the draft of a flow, as an administrator would. */
export async function saveAgain(
  admin: Caller,
  templateId: string,
  { steps, settings = {}, start = {} }: Changed,
): Promise<void> {
  const params = { id: templateId };
  const { data } = await admin(getTemplate, { params });
  if (!data) throw new Error('there is no such template');
  const { id: _, versions: __, formName: ___, ...stored } = data;
  const root = [{ kind: 'start', id: 'start', name: '发起', ...start }, ...steps];
  const body = { ...stored, flowTemplateJson: JSON.stringify({ key: 'flow', settings, root }) };
  const saved = await admin(updateTemplate, { params, body });
  if (saved.code !== 200) throw new Error(saved.msg);
}

/** The same, and puts them in force. */
export async function publishAgain(
  admin: Caller,
  templateId: string,
  changed: Changed,
): Promise<{ versionId: string; version: number }> {
  await saveAgain(admin, templateId, changed);
  const published = await admin(publishTemplate, { params: { id: templateId } });
  if (!published.data) throw new Error(published.msg);
  return { versionId: published.data.flowId, version: published.data.version };
}
