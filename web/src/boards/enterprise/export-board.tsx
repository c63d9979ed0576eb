import { AppError } from '@fairway/contract/app-error.ts';
import { exportEnterpriseBoard } from '@fairway/contract/boards.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { callBytes } from '../../wire/api.ts';
import type { Question } from '../board-question.ts';

/** Hands the numbers of the board out as a workbook. */
export function ExportBoard({ question }: { question: Question }) {
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const bytes = await callBytes(exportEnterpriseBoard, { body: question });
      saveFile(`${words('boardsEnterprise')} ${formatDate(Date.now(), 'yyyyMMdd-HHmm')}.xlsx`, bytes);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast(error.message, 3_000);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <IconButton
      icon="download"
      label={words('boardsExport')}
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void save()}
    />
  );
}
