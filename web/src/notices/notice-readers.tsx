import { listNoticeReaders, type Notice } from '@fairway/contract/notices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useId, useState } from 'react';
import { useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { PersonAvatar } from '../people/person-avatar.tsx';
import { Empty } from '../ui/empty.tsx';
import { FlatList } from '../ui/flat-list.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { useList } from '../wire/use-list.ts';
import './notice-readers.css';

/** How many read it, who they are and when, and who did not. */
export function NoticeReaders({ notice: { id, readers, receivers } }: { notice: Notice }) {
  const words = useWords();
  const tabsId = useId();
  const [isRead, setIsRead] = useState<'0' | '1'>('1');
  const [keyword, setKeyword] = useState('');
  const list = useList(listNoticeReaders, { isRead, keyword }, { params: { id } });
  const share = receivers > 0 ? readers / receivers : 0;
  const percent = Math.floor(share * 100);
  const tabs = [
    { value: '1' as const, label: `${words('noticeReadersRead')} ${readers}` },
    { value: '0' as const, label: `${words('noticeReadersUnread')} ${receivers - readers}` },
  ];
  return (
    <section className="notice-readers" aria-label={words('noticeReaders')}>
      <p className="number">{words('noticeReadShare', { readers, receivers, percent })}</p>
      <ProgressBar label={words('noticeReaders')} value={share} />
      <Tabs id={tabsId} label={words('noticeReaders')} tabs={tabs} value={isRead} onChange={setIsRead} />
      <TabPanel id={tabsId} value={isRead}>
        <SearchBox value={keyword} onSearch={setKeyword} placeholder={words('noticeReadersSearch')} />
        <FlatList
          label={words('noticeReaders')}
          list={list}
          rowKey={(person) => person.id}
          row={(person) => (
            <div className="notice-reader">
              <PersonAvatar name={person.realName} headIcon={person.headIcon} size={36} />
              <span className="notice-reader-words">
                <span>
                  {person.realName}
                  <ExternalMark shown={person.isExternal} />
                </span>
                <span className="notice-reader-place">{person.organize}</span>
              </span>
              {person.readTime !== null && (
                <time className="number" dateTime={new Date(person.readTime).toISOString()}>
                  {formatDate(person.readTime, 'MM-dd HH:mm')}
                </time>
              )}
            </div>
          )}
          empty={<Empty title={words('noticeReadersNone')} />}
        />
      </TabPanel>
    </section>
  );
}
