import { sendFile } from '../../files/send-file.ts';
import { keepPicture } from '../../files/use-picture.ts';
import { pictureAddress } from '../bubbles/picture-address.ts';
import { putOutgoing, setPhase } from './outbox-store.ts';
import type { Outgoing } from './outgoing.ts';

const uploads = new Map<string, AbortController>();

/** Nobody wants it any more. */
export const stopUpload = (clientId: string) => uploads.get(clientId)?.abort();

/** The message with the name its file got at the server; what was uploaded before is not uploaded again. */
export async function uploadFirst(outgoing: Outgoing): Promise<Outgoing> {
  const { content, clientId } = outgoing;
  if (!('file' in content) || !content.file || content.name) return outgoing;
  const { file, fileName } = content;
  const stop = new AbortController();
  uploads.set(clientId, stop);
  const onProgress = (share: number) => setPhase(clientId, { is: 'uploading', share });
  onProgress(0);
  try {
    const { name } = await sendFile({
      file: new File([file], fileName, { type: file.type }),
      type: 'IM',
      // The same upload after a silence is one upload.
      commandId: clientId,
      signal: stop.signal,
      onProgress,
    });
    const uploaded: Outgoing = { ...outgoing, content: { ...content, name } };
    // What was chosen here need not be fetched to be seen.
    if (content.kind === 'image') keepPicture(pictureAddress(name, 'thumb'), file);
    stop.signal.throwIfAborted();
    await putOutgoing(uploaded);
    return uploaded;
  } finally {
    uploads.delete(clientId);
  }
}
