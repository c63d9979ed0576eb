import { newCommandId } from '../wire/command-id.ts';
import { sendFile } from './send-file.ts';

/** Sends one file that a record will keep among its documents, and gives the id that the record names it by. */
export async function sendDocument(
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<string> {
  const { signal } = new AbortController();
  const sending = { file, type: 'document', commandId: newCommandId(), signal, onProgress } as const;
  return (await sendFile(sending)).name;
}
