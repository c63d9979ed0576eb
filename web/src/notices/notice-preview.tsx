import type { FormValues } from '@fairway/contract/forms.ts';
import { useWords } from '../language/words.ts';
import { MessageArticle } from '../messages/message-article.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSession } from '../wire/session-store.ts';
import { bodyOf } from './notice-form.ts';

interface NoticePreviewProps {
  /** Of the form as it is now; nothing while it is not looked at. */
  values: FormValues | undefined;
  onClose: () => void;
}

/** An announcement as its readers will see it. */
export function NoticePreview({ values, onClose }: NoticePreviewProps) {
  const words = useWords();
  const me = useSession(({ userInfo }) => userInfo);
  const written = values && bodyOf(values);
  return (
    <Sheet title={words('noticePreview')} open={written !== undefined} onClose={onClose} wide>
      {written && (
        <MessageArticle
          title={written.title || words('noticeTitlePlaceholder')}
          excerpt={written.excerpt ?? ''}
          bodyText={written.bodyText}
          files={written.files ?? ''}
          releaseUser={me?.userName ?? ''}
          releaseTime={Date.now()}
          expirationTime={written.expirationTime ?? null}
        />
      )}
    </Sheet>
  );
}
