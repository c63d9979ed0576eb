import { createModel } from '@fairway/contract/form-models.ts';
import { createTemplate, publishTemplate } from '@fairway/contract/workflow-templates.ts';
import type { Caller } from '../../testing/caller.ts';

let made = 0;

type Node = Record<string, unknown>;

/** A form with an amount and a reason, enough for most flows. */
const plainForm: Node[] = [
  { id: 'f1', kind: 'number', model: 'amount', label: '金额' },
  { id: 'f2', kind: 'text', model: 'reason', label: '事由' },
  { id: 'f3', kind: 'text', model: 'note', label: '备注' },
];

/** A step of these people. */
export const step = (id: string, users: string[], more: Node = {}): Node => ({
  kind: 'approve',
  id,
  name: id,
  who: [{ by: 'members', users }],
  ...more,
});

interface Made {
  settings?: Node;
  start?: Node;
  nodes?: Node[];
  enCode?: string;
}

/** Adds a form and a flow over it and puts it in force, as an administrator would. */
export async function publishFlow(
  admin: Caller,
  steps: Node[],
  { settings = {}, start = {}, nodes = plainForm, enCode }: Made = {},
): Promise<{ versionId: string; templateId: string }> {
  made += 1;
  const code = enCode ?? `flow${made}`;
  const form = await admin(createModel, {
    body: {
      fullName: `表单${made}`,
      enCode: `form-${code}`,
      formData: JSON.stringify({ version: 1, nodes, rules: [] }),
    },
  });
  if (!form.data) throw new Error(form.msg);
  const root = [{ kind: 'start', id: 'start', name: '发起', ...start }, ...steps];
  const template = await admin(createTemplate, {
    body: {
      fullName: `流程${made}`,
      enCode: code,
      category: 'hr',
      formId: form.data.id,
      flowTemplateJson: JSON.stringify({ key: code, settings, root }),
    },
  });
  if (!template.data) throw new Error(`${template.msg} ${JSON.stringify(template.data)}`);
  const published = await admin(publishTemplate, { params: { id: template.data.id } });
  if (!published.data) throw new Error(published.msg);
  return { versionId: published.data.flowId, templateId: template.data.id };
}
