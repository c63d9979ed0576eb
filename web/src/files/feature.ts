import type { Feature } from '../wire/feature.ts';
import { filesActs, filesActsTitle } from './audit-acts.ts';
import { UploadIndicator } from './upload-indicator.tsx';

export const filesFeature = {
  screens: [
    {
      path: '/pages/file/index',
      isOwn: true,
      page: () => import('./my-files-page.tsx').then((page) => page.MyFilesPage),
      group: 'apply',
    },
  ],
  frameParts: { UploadIndicator },
  auditActs: filesActs,
  auditTitle: filesActsTitle,
} satisfies Feature;
