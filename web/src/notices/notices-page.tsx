import { listNotices, noticeState } from '@fairway/contract/notices.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { useUrlFilters } from '../ui/use-url-filters.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useList } from '../wire/use-list.ts';
import { NoticePane } from './notice-pane.tsx';
import { NoticeRow } from './notice-row.tsx';
import { stateOf } from './notice-states.ts';
import { noticePath } from './paths.ts';
import { useNewestReads } from './use-newest-reads.ts';

const states = ['', ...Object.values(noticeState).map(String)] as ('' | '0' | '1' | '2')[];

/** The announcements of the company, for those who write them. */
export function NoticesPage() {
  const words = useWords();
  const navigate = useNavigate();
  const canAdd = useCan('notices', 'button', 'btn_add');
  const { values, change, clear, isFiltered } = useUrlFilters(['keyword', 'state']);
  const state = states.find((one) => one === values.state) ?? '';
  const list = useList(listNotices, { keyword: values.keyword, state });
  const { id, open, close } = useOpenRow();
  useNewestReads();
  const add = () => void navigate(noticePath());
  return (
    <ListDetail
      list={
        <ListPage
          title={words('noticesTitle')}
          back={homePath}
          actions={canAdd && <IconButton icon="plus" label={words('noticeAdd')} onClick={add} />}
          list={list}
          rowKey={(notice) => notice.id}
          row={(notice) => <NoticeRow notice={notice} />}
          onOpen={(notice) => open(notice.id)}
          openKey={id}
          onClose={close}
          search={{
            value: values.keyword,
            onSearch: (keyword) => change({ keyword }),
            placeholder: words('noticesSearch'),
          }}
          filter={{
            isActive: state !== '',
            content: (done) => (
              <Choice
                label={words('noticeStateFilter')}
                value={state}
                options={states.map((value) => ({
                  value,
                  label: words(value === '' ? 'noticeStateAll' : stateOf(Number(value)).words),
                }))}
                onChange={(chosen) => {
                  change({ state: chosen });
                  done();
                }}
              />
            ),
          }}
          onClearConditions={isFiltered ? clear : undefined}
          empty={
            <Empty
              title={words('noticesEmpty')}
              line={words('noticesEmptyLine')}
              action={canAdd && <Button onClick={add}>{words('noticeAdd')}</Button>}
            />
          }
        />
      }
      detail={id && <NoticePane key={id} id={id} onClose={close} />}
    />
  );
}
