import { getMyStorage, listMyFiles } from '@fairway/contract/files.ts';
import { create } from 'zustand';
import { newCommandId } from '../wire/command-id.ts';
import { queryClient } from '../wire/query-client.ts';
import { onOtherPerson } from '../wire/session-changes.ts';
import { sendFile } from './send-file.ts';
import { uploadFailure } from './upload-failure.ts';

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

export interface Upload {
  id: string;
  file: File;
  state: UploadState;
  /** From 0 to 1. */
  progress: number;
  problem: string | undefined;
  /** Not for what was refused: the same file would be refused again. */
  canRetry: boolean;
}

const atOnce = 2;
const unsent = { state: 'waiting', progress: 0, problem: undefined, canRetry: false } as const;
const stops = new Map<string, AbortController>();

/** Lives outside every screen, so that an upload goes on when its screen is left. */
export const useUploads = create<{ uploads: Upload[] }>(() => ({ uploads: [] }));

const isRunning = ({ state }: Upload) => state === 'waiting' || state === 'sending';
export const useRunningUploads = () => useUploads(({ uploads }) => uploads.filter(isRunning).length);

export function addUploads(files: Iterable<File>): void {
  const added = [...files].map((file): Upload => ({ ...unsent, id: newCommandId(), file }));
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  startNext();
}

export function cancelUpload(id: string): void {
  stops.get(id)?.abort();
  change(id, { state: 'cancelled', canRetry: true });
}

export function retryUpload(id: string): void {
  change(id, unsent);
  startNext();
}

export function clearFinishedUploads(): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter(isRunning) }));
}

function change(id: string, changes: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  }));
}

function startNext(): void {
  const { uploads } = useUploads.getState();
  const next = uploads.find(({ state }) => state === 'waiting');
  if (!next || stops.size >= atOnce) return;
  void send(next);
  startNext();
}

async function send({ id, file }: Upload): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  change(id, { state: 'sending' });
  try {
    const onProgress = (progress: number) => change(id, { progress });
    await sendFile({ file, type: 'document', commandId: id, signal: stop.signal, onProgress });
    change(id, { state: 'done', progress: 1 });
    for (const { name } of [listMyFiles, getMyStorage])
      void queryClient.invalidateQueries({ queryKey: [name] });
  } catch (error) {
    if (!stop.signal.aborted) change(id, { state: 'failed', ...uploadFailure(error) });
  } finally {
    stops.delete(id);
    startNext();
  }
}

// The next person at this device must not send, or see, what this one began.
onOtherPerson(() => {
  for (const { id } of useUploads.getState().uploads) cancelUpload(id);
  useUploads.setState({ uploads: [] });
});

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
useUploads.subscribe(({ uploads }) => {
  if (uploads.some(isRunning)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
});
