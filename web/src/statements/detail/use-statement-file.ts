import { getStatementPaper, getStatementSheet } from '@fairway/contract/statements.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../native/save-file.ts';
import { callBytes } from '../../wire/api.ts';
import { refreshStatements } from '../statement-reads.ts';

export interface WantedFile {
  as: 'pdf' | 'xlsx';
  language: 'zh' | 'en';
}

/** A statement as PDF or Excel. Asking for a paper may have made one. */
export function useStatementFile({ id, statementNo }: { id: string; statementNo: string }) {
  return useMutation({
    mutationFn: async ({ as, language }: WantedFile) => {
      const asked = { params: { id }, query: { language } };
      const bytes =
        as === 'pdf' ? await callBytes(getStatementPaper, asked) : await callBytes(getStatementSheet, asked);
      saveFile(`${statementNo}-${language}.${as}`, bytes);
    },
    onSuccess: refreshStatements,
  });
}
