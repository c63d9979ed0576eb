import { sendFile } from '../../files/send-file.ts';
import { keepPicture } from '../../files/use-picture.ts';
import { pictureAddress } from '../bubbles/picture-address.ts';
import { changeOutgoing, isWanted, setPhase, useOutbox } from './outbox-store.ts';
import type { Outgoing } from './outgoing.ts';

const uploads = new Map<Outgoing, AbortController>();

// Given up here or in another tab, or its person left.
useOutbox.subscribe(() => {
  for (const [outgoing, stop] of uploads) if (!isWanted(outgoing)) stop.abort();
});

/**
 * The message with the name its file got at the server; what was uploaded before is not uploaded again. Nothing when
 * nobody wants it any more.
 */
export async function uploadFirst(outgoing: Outgoing): Promise<Outgoing | undefined> {
  const { content, clientId } = outgoing;
  if (!('file' in content) || !content.file || content.name) return outgoing;
  const { file, fileName } = content;
  const stop = new AbortController();
  uploads.set(outgoing, stop);
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
    if (!isWanted(uploaded)) return undefined;
    // What was chosen here need not be fetched to be seen.
    if (content.kind === 'image') keepPicture(pictureAddress(name, 'thumb'), file);
    return (await changeOutgoing(uploaded)) ? uploaded : undefined;
  } finally {
    uploads.delete(outgoing);
  }
}
