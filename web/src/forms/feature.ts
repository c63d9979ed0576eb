import type { Feature } from '../wire/feature.ts';

export const formsFeature = {
  screens: [
    {
      path: '/pages/apply/popSelect/index',
      page: () => import('./pickers/row-picker-page.tsx').then((page) => page.RowPickerPage),
      group: 'apply',
    },
    {
      path: '/pages/apply/tableLinkage/index',
      page: () => import('./pickers/row-picker-page.tsx').then((page) => page.RowPickerPage),
      group: 'apply',
    },
    {
      path: '/pages/apply/tableSelect/index',
      page: () => import('./pickers/row-picker-page.tsx').then((page) => page.RowPickerPage),
      group: 'apply',
    },
  ],
} satisfies Feature;
