import type { ConversationDetail } from '@fairway/contract/chat.ts';
import { t } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { addressOf } from '../list/conversation-address.ts';
import { sendFiles } from './send-files.ts';

/** What was pasted or dropped may have been meant for elsewhere: it is asked once. */
export async function askAndSendFiles(detail: ConversationDetail, files: readonly File[]): Promise<void> {
  const { name } = detail;
  const [first] = files;
  if (!first) return;
  const names = files.map((file) => file.name).join(t('listComma'));
  const question =
    files.length === 1
      ? { title: t('chatSend1File', { file: first.name }), body: t('chatSend1FileBody', { name }) }
      : {
          title: t('chatSendFiles', { count: files.length }),
          body: t('chatSendFilesBody', { name, names }),
        };
  if (await confirm({ ...question, agree: t('chatSend') })) await sendFiles(addressOf(detail), files);
}
