import { AppError } from '@fairway/contract/app-error.ts';
import { getNotice, type Notice, noticeState } from '@fairway/contract/notices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { MessageArticle } from '../messages/message-article.tsx';
import { isNotFound } from '../messages/message-reads.ts';
import { UsersSelect } from '../people/select/users-select.tsx';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { Empty } from '../ui/empty.tsx';
import { Facts } from '../ui/facts.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { load } from '../wire/calls.ts';
import './notice-pane.css';
import { audienceText } from './audience-text.ts';
import { NoticeReaders } from './notice-readers.tsx';
import { categoryWords, stateOf } from './notice-states.ts';
import { noticePath } from './paths.ts';
import { useNoticeActs } from './use-notice-acts.ts';

interface NoticePaneProps {
  id: string;
  onClose: () => void;
}

/** An announcement with what can be done with it, who read it, and how its readers see it. */
export function NoticePane({ id, onClose }: NoticePaneProps) {
  const words = useWords();
  const notice = useQuery({ ...load(getNotice, { params: { id } }), meta: { quiet: true } });
  const { error } = notice;
  // What came once stays when it only could not be asked for again.
  const isGone = error instanceof AppError && (!notice.data || isNotFound(error));
  return (
    <DetailPane title={notice.data?.title ?? words('details')} onClose={onClose}>
      {isGone ? (
        <Empty
          drawing="search"
          title={words('noticeGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
      ) : (
        <div className="notice-pane">
          <Loaded query={notice}>
            {(data) => (
              <>
                <NoticeFacts notice={data} />
                <NoticeActs notice={data} onGone={onClose} />
                {data.state === noticeState.published && <NoticeReaders notice={data} />}
                <MessageArticle
                  {...data}
                  releaseUser={data.releaseUser || data.creatorUser}
                  releaseTime={data.releaseTime ?? data.creatorTime}
                />
              </>
            )}
          </Loaded>
        </div>
      )}
    </DetailPane>
  );
}

function NoticeFacts({ notice }: { notice: Notice }) {
  const words = useWords();
  const { tone, words: name } = stateOf(notice.state);
  const at = (time: number) => formatDate(time, 'yyyy-MM-dd HH:mm');
  return (
    <div className="notice-pane-facts">
      <StateLabel tone={tone}>{words(name)}</StateLabel>
      <Facts
        facts={[
          [words('noticeCategory'), words(categoryWords[notice.category])],
          [words('noticeAuthor'), `${notice.creatorUser} ${at(notice.creatorTime)}`],
          [words('noticeReleased'), notice.releaseTime && `${notice.releaseUser} ${at(notice.releaseTime)}`],
          [words('noticeExpiry'), notice.expirationTime && at(notice.expirationTime)],
          [words('noticeRange'), notice.toIds.length === 0 ? audienceText(words, []) : ''],
        ]}
      />
      {notice.toIds.length > 0 && (
        <UsersSelect label={words('noticeRange')} value={notice.toIds} readOnly onChange={() => undefined} />
      )}
    </div>
  );
}

interface NoticeActsProps {
  notice: Notice;
  onGone: () => void;
}

function NoticeActs({ notice, onGone }: NoticeActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const canEdit = useCan('notices', 'button', 'btn_edit');
  const canPublish = useCan('notices', 'button', 'btn_publish');
  const canRemove = useCan('notices', 'button', 'btn_remove');
  const acts = useNoticeActs();
  const isPublished = notice.state === noticeState.published;
  const publish = async () => {
    if (await acts.askPublish(notice.title, notice.toIds)) await acts.publish(notice);
  };
  const remove = async () => {
    if (await acts.remove(notice)) onGone();
  };
  return (
    <div className="notice-acts">
      {!isPublished && canPublish && (
        <Button look="primary" busy={acts.isBusy} onClick={() => void publish()}>
          {words('noticePublish')}
        </Button>
      )}
      {!isPublished && canEdit && (
        <Button icon="edit" onClick={() => void navigate(noticePath(notice.id))}>
          {words('edit')}
        </Button>
      )}
      {isPublished && canPublish && (
        <Button icon="undo" busy={acts.isBusy} onClick={() => void acts.withdraw(notice, notice.receivers)}>
          {words('noticeWithdraw')}
        </Button>
      )}
      {!isPublished && canRemove && (
        <Button icon="trash" busy={acts.isBusy} onClick={() => void remove()}>
          {words('delete')}
        </Button>
      )}
    </div>
  );
}
