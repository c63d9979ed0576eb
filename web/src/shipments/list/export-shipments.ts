import { AppError } from '@fairway/contract/app-error.ts';
import { exportShipments } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { saveFile } from '../../native/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { callBytes } from '../../wire/api.ts';
import type { AskedShipments } from './asked-shipments.ts';

export type SheetKind = 'xlsx' | 'csv';

/** The shipments of a list, or the chosen ones, as a file. */
export async function saveShipments(
  name: string,
  asked: AskedShipments,
  as: SheetKind,
  ids?: readonly string[],
): Promise<void> {
  try {
    const bytes = await callBytes(exportShipments, { body: { ...asked, as, ...(ids && { ids: [...ids] }) } });
    saveFile(`${name} ${formatDate(Date.now(), 'yyyyMMdd-HHmm')}.${as}`, bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toast(error.message, 3_000);
  }
}
