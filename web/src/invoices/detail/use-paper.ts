import { getInvoicePaper } from '@fairway/contract/invoices.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../native/save-file.ts';
import { callBytes } from '../../wire/api.ts';
import { refreshInvoices } from '../invoice-reads.ts';

export interface WantedPaper {
  language: 'zh' | 'en';
  /** A kept version; left out for the newest. */
  printId?: string;
}

/** The paper of an invoice as PDF. Asking for one may have made a new version. */
export function usePaper({ id, invoiceNo }: { id: string; invoiceNo: string }) {
  return useMutation({
    mutationFn: async ({ language, printId }: WantedPaper) => {
      const query = { language, ...(printId && { printId }) };
      saveFile(`${invoiceNo}-${language}.pdf`, await callBytes(getInvoicePaper, { params: { id }, query }));
    },
    onSuccess: refreshInvoices,
  });
}
