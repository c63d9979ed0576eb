import { AppError } from '@fairway/contract/app-error.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import { t } from '../language/words.ts';
import { tellPerson } from '../wire/query-client.ts';

export interface UploadFailure {
  problem: string;
  /** Not for what was refused: the same file would be refused again. */
  canRetry: boolean;
}

/** The words stay beside the file; only the end of the session is for the whole screen. */
export function uploadFailure(error: unknown): UploadFailure {
  const isRefusal = error instanceof AppError;
  if (isRefusal && endsSession(error.code)) tellPerson(error);
  return {
    problem: isRefusal ? error.message : t('uploadInterrupted'),
    canRetry: !isRefusal || mayPass(error.code),
  };
}

/** Too many at once, or trouble of the server's own. */
const mayPass = (code = 0) => code === 429 || (code >= 500 && code < 600);
