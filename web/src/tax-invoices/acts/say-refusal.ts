import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { refreshTaxInvoices } from '../tax-reads.ts';

export const shownLonger = 4_000;

/** Says why something was not done; what somebody else changed meanwhile is read anew. */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof AppError)) return;
  if (error.code === refusals.RECORD_CHANGED.code) {
    refreshTaxInvoices();
    toast(t('taxStale'), shownLonger);
  } else toast(error.message, shownLonger);
}
