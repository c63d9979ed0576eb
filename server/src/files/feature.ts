import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { forgetFilesOf } from './forget-files-of.ts';
import { fileJobs } from './jobs.ts';
import { fileRoutes } from './routes.ts';

export const files: Feature = {
  routes: ({ filePlaces, sentFiles }) => fileRoutes({ places: filePlaces, sent: sentFiles }),
  jobs: fileJobs,
  tableReaders: { files: readWithModule('myFiles') },
  forgetPerson: forgetFilesOf,
};
