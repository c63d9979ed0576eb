import * as z from 'zod/mini';

/** What the job that writes an import is called and told. */
export const writeImportJob = { name: 'writeRateImport', payload: z.object({ importId: z.string() }) };
