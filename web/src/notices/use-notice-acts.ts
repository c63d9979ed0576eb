import {
  deleteNotice,
  getNotice,
  listNoticeReaders,
  listNotices,
  type Notice,
  publishNotice,
  withdrawNotice,
} from '@fairway/contract/notices.ts';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { audienceText } from './audience-text.ts';

/** The reads that show announcements. */
export const noticeReads = [listNotices, getNotice, listNoticeReaders];

type Named = Pick<Notice, 'id' | 'title'>;

/** What can be done with an announcement; each asks first and tells whether it was done. */
export function useNoticeActs() {
  const words = useWords();
  const publishing = useCommand(publishNotice, { refreshes: noticeReads });
  const withdrawing = useCommand(withdrawNotice, { refreshes: noticeReads });
  const deleting = useCommand(deleteNotice, { refreshes: noticeReads });
  /** The query client has told the person why not. */
  const carryOut = async (act: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act;
    } catch {
      // What was refused is seldom still what is shown.
      for (const { name } of noticeReads) void queryClient.invalidateQueries({ queryKey: [name] });
      return false;
    }
    toast(done);
    return true;
  };
  return {
    isBusy: publishing.isPending || withdrawing.isPending || deleting.isPending,
    askPublish: (title: string, toIds: readonly string[]) =>
      confirm({
        title: words('noticePublishAsk', { title }),
        body: words('noticePublishBody', { range: audienceText(words, toIds) }),
        agree: words('noticePublish'),
      }),
    /** `version` is what the person saw. */
    publish: ({ id, version }: Pick<Notice, 'id' | 'version'>) =>
      carryOut(publishing.mutateAsync({ params: { id }, body: { version } }), words('noticePublishDone')),
    withdraw: async ({ id, title }: Named, receivers: number) => {
      const isSure = await confirm({
        title: words('noticeWithdrawAsk', { title }),
        body: words('noticeWithdrawBody', { count: receivers }),
        agree: words('noticeWithdraw'),
        danger: true,
      });
      return isSure && carryOut(withdrawing.mutateAsync({ params: { id } }), words('noticeWithdrawDone'));
    },
    remove: async ({ id, title }: Named) => {
      const isSure = await confirm({
        title: words('noticeDeleteAsk', { title }),
        body: words('noticeDeleteBody'),
        agree: words('delete'),
        danger: true,
      });
      return isSure && carryOut(deleting.mutateAsync({ params: { id } }), words('noticeDeleted'));
    },
  };
}
