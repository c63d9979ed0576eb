import { AppError } from '@fairway/contract/app-error.ts';
import { getNotice, noticeState } from '@fairway/contract/notices.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { noticesPath, openNoticePath } from './paths.ts';

/** An announcement to be written: a new one, or one there is: `?id=`. */
export function NoticePage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const notice = useQuery({
    ...load(getNotice, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  // With its people it is not changed any more; it is read where it can be taken back.
  if (notice.data?.state === noticeState.published) return <Navigate to={openNoticePath(id)} replace />;
  if (id === '' || notice.data) return <NoticeEditor key={id} notice={notice.data} />;
  return (
    <Page title={words('noticeEdit')} back={noticesPath}>
      {notice.error instanceof AppError ? (
        <Empty drawing="search" title={words('noticeGone')} />
      ) : (
        <Loaded query={notice}>{() => null}</Loaded>
      )}
    </Page>
  );
}
