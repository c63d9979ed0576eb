import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { job } from '../jobs/job.ts';
import { mayReadImportFile } from './importer.ts';
import { writeImportJob } from './job-names.ts';
import { rateImportRoutes } from './routes.ts';
import { writeImport } from './write-import.ts';

export const rateImport: Feature = {
  routes: rateImportRoutes,
  jobs: ({ commitNow }) => [
    job({ ...writeImportJob, work: (ctx, { importId }) => writeImport({ ...ctx, commitNow }, importId) }),
  ],
  tableReaders: { rateImports: readWithModule('freight') },
  filePlaces: { rateImport: mayReadImportFile },
};
