import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { listTemplates } from '@fairway/contract/workflow-templates.ts';
import { exportJnpfFlow } from '@fairway/domain/workflow/template/jnpf-export/export-flow.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { categoriesOf } from './categories.ts';
import { checkText, formOf } from './check-template.ts';
import { findTemplate, listManaged, listVersions } from './store.ts';
import { templatesIn } from './template-translators.ts';

export async function listFlowTemplates(
  { db, language }: Context,
  query: Received<typeof listTemplates>['query'],
) {
  const categories = await categoriesOf(db, language);
  const category = query.category && categories.codeOf(query.category);
  const { rows, total } = await listManaged(db, {
    ...query,
    category,
    language,
    categories: categories.codes,
  });
  const list = (await templatesIn(db, language, rows)).map(({ lastModifyTime, version, ...template }) => ({
    ...template,
    categoryName: categories.nameOf(template.category),
    version: version ?? 0,
    lastModifyTime: lastModifyTime.getTime(),
  }));
  return pageOf(list, query, total);
}

export async function getFlowTemplate({ db }: Context, id: string) {
  const stored = await findTemplate(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  const [form, versions] = await Promise.all([formOf(db, stored.formId), listVersions(db, id)]);
  return {
    ...stored,
    template: JSON.stringify(stored.draft),
    flowTemplateJson: JSON.stringify(exportJnpfFlow(stored.draft, form.form).flowTemplateJson),
    formName: form.fullName,
    versions: versions.map(({ publishedTime, inUse, ...version }) => ({
      ...version,
      publishedTime: publishedTime.getTime(),
      inUse: inUse ?? 0,
    })),
  };
}

/** Everything wrong with a flow before anybody saves it, and the flow as it was read. */
export async function checkFlowTemplate({ db, language }: Context, formId: string, text: string) {
  const { template, problems, remarks } = await checkText(db, text, { formId }, language);
  return {
    ...{ problems, remarks, template: template ? JSON.stringify(template) : text },
    ...(template && problems.length === 0
      ? { flowTemplateJson: JSON.stringify(exportJnpfFlow(template).flowTemplateJson) }
      : {}),
  };
}
