import type { Feature } from '../wire/feature.ts';
import { formModelsActs, formModelsActsTitle } from './audit-acts.ts';
import { formModelsWords } from './words.ts';

export const formModelsFeature = {
  words: [formModelsWords],
  screens: [
    {
      path: '/pages/system/forms',
      isOwn: true,
      page: () => import('./form-models-page.tsx').then((page) => page.FormModelsPage),
      group: 'apply',
    },
    {
      path: '/pages/system/form',
      isOwn: true,
      page: () => import('./form-model-page.tsx').then((page) => page.FormModelPage),
      group: 'apply',
    },
  ],
  auditActs: formModelsActs,
  auditTitle: formModelsActsTitle,
} satisfies Feature;
