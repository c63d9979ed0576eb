import { useOutbox } from '../chat/outbox/outbox-store.ts';
import { useRunningUploads } from '../files/upload-store.ts';
import { useWords } from '../language/words.ts';
import { leave } from '../session/sign-in.ts';
import { confirm } from '../ui/confirm.tsx';
import { countDrafts } from '../wire/drafts.ts';

/** Signs out, after a question that says what of this person is lost with it. */
export function useSignOut() {
  const words = useWords();
  const uploads = useRunningUploads();
  const unsent = useOutbox(({ outgoing }) => outgoing.length);
  return async () => {
    const drafts = countDrafts();
    const lost = [
      uploads > 0 && words('signOutUploads', { count: uploads }),
      unsent > 0 && words('signOutUnsent', { count: unsent }),
      drafts > 0 && words('signOutDrafts', { count: drafts }),
    ];
    const agreed = await confirm({
      title: words('signOutConfirm'),
      body: [...lost, words('signOutBody')].filter(Boolean).join('\n'),
      agree: words('accountSignOut'),
      danger: true,
    });
    if (agreed) await leave();
  };
}
