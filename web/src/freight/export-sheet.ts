import { AppError } from '@fairway/contract/app-error.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { exportRates } from '@fairway/contract/rate-import.ts';
import { saveFile } from '../native/save-file.ts';
import { toast } from '../ui/toast.ts';
import { callBytes } from '../wire/api.ts';

type Filters = NonNullable<Input<typeof exportRates>['body']>['filters'];

/** The sheet in the company's name with the selling prices of rates, as a file. */
export async function exportSheet(name: string, filters: Filters): Promise<void> {
  try {
    saveFile(`${name}.xlsx`, await callBytes(exportRates, { body: { filters } }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toast(error.message, 3_000);
  }
}
