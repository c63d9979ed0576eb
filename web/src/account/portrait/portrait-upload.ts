import { changeAvatar, getBaseInfo } from '@fairway/contract/account.ts';
import { AppError } from '@fairway/contract/app-error.ts';
import { endsSession } from '@fairway/contract/envelope.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendFile } from '../../files/send-file.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { NetworkError } from '../../wire/failures.ts';
import { queryClient, tellPerson } from '../../wire/query-client.ts';

/** Makes an uploaded picture somebody's portrait. */
export type TakePortrait = (name: string, how: { commandId: string; signal: AbortSignal }) => Promise<void>;

export const takeOwnPortrait: TakePortrait = async (name, how) => {
  await call(changeAvatar, { params: { name } }, { ...how, mask: false });
  // Wherever the portrait is shown it comes from these.
  await Promise.all(
    [getCurrentUser, getBaseInfo].map((read) => queryClient.invalidateQueries({ queryKey: [read.name] })),
  );
};

/** Sends a portrait and takes it; leaving the screen or cancelling stops it. */
export function useChangePortrait(take: TakePortrait, onDone: () => void) {
  /** From 0 to 1; undefined while nothing is on its way. */
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const ids = useRef<{ file: File; upload: string; change: string }>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    if (ids.current?.file !== file) ids.current = { file, upload: newCommandId(), change: newCommandId() };
    const { upload, change } = ids.current;
    setProblem(undefined);
    setProgress(0);
    try {
      const { name } = await sendFile({
        file,
        type: 'userAvatar',
        commandId: upload,
        signal,
        onProgress: setProgress,
      });
      await take(name, { commandId: change, signal });
      // First closed: a toast goes into the dialog that is open, and would go with it.
      flushSync(onDone);
      toast(t('portraitChanged'));
    } catch (error) {
      if (!signal.aborted) setProblem(wordsOf(error));
    }
    setProgress(undefined);
  };
  return { progress, problem, send, cancel: () => stop.current?.abort() };
}

function wordsOf(error: unknown): string {
  if (error instanceof NetworkError) return t('portraitInterrupted');
  if (!(error instanceof AppError)) {
    reportError(error);
    return t('requestFailed');
  }
  if (endsSession(error.code)) tellPerson(error);
  return error.message;
}
