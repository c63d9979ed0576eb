import { formModelsWords } from '../form-models/words.ts';
import type { Feature } from '../wire/feature.ts';
import { workflowWords } from '../workflow/words.ts';
import { flowTemplatesActs, flowTemplatesActsTitle } from './audit-acts.ts';
import { flowTemplatesWords } from './words.ts';

export const flowTemplatesFeature = {
  words: [flowTemplatesWords, formModelsWords, workflowWords],
  screens: [
    {
      path: '/pages/system/flows',
      isOwn: true,
      page: () => import('./flow-templates-page.tsx').then((page) => page.FlowTemplatesPage),
      group: 'apply',
    },
    {
      path: '/pages/system/flow',
      isOwn: true,
      page: () => import('./flow-template-page.tsx').then((page) => page.FlowTemplatePage),
      group: 'apply',
    },
    {
      path: '/pages/system/flow/try',
      isOwn: true,
      page: () => import('./try-template-page.tsx').then((page) => page.TryTemplatePage),
      group: 'apply',
    },
    {
      path: '/pages/system/flow/migrate',
      isOwn: true,
      page: () => import('./migrate-flows-page.tsx').then((page) => page.MigrateFlowsPage),
      group: 'apply',
    },
  ],
  auditActs: flowTemplatesActs,
  auditTitle: flowTemplatesActsTitle,
} satisfies Feature;
