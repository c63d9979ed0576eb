import { AppError } from '@fairway/contract/app-error.ts';
import { getScheduleDetail } from '@fairway/contract/schedule.ts';
import { exportScheduleEvent } from '@fairway/contract/schedule-ics.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { load } from '../wire/calls.ts';
import { AnswerActs } from './detail/answer-acts.tsx';
import { EventFactsCard } from './detail/event-facts-card.tsx';
import { EventPeopleCard } from './detail/event-people-card.tsx';
import { OrganiserActs } from './detail/organiser-acts.tsx';
import { schedulePath } from './paths.ts';
import { saveIcs } from './save-ics.ts';
import './schedule.css';

/** One event: what it is, who comes, and what one may do with it. */
export function ScheduleDetailPage() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [search] = useSearchParams();
  const [id, groupId] = [search.get('id') ?? '', search.get('groupId') ?? ''];
  const query = useQuery({
    ...load(getScheduleDetail, { query: { id, ...(groupId && { groupId }) } }),
    meta: { quiet: true },
    retry: false,
  });
  const item = query.data;
  const people = item && <EventPeopleCard event={item} />;
  return (
    <Page
      title={words('scheduleDetail')}
      back={schedulePath}
      actions={
        item && (
          <IconButton
            icon="download"
            label={words('scheduleDownload')}
            onClick={() => void saveIcs(item.title, exportScheduleEvent, { params: { id } })}
          />
        )
      }
      aside={isDesk && people && <div className="page-aside-cards">{people}</div>}
      foot={
        item?.mayEdit ? (
          <OrganiserActs event={item} />
        ) : (
          item && item.myAnswer !== null && <AnswerActs event={item} />
        )
      }
    >
      {query.error instanceof AppError ? (
        <Empty drawing="search" title={query.error.message} />
      ) : (
        <Loaded query={query}>
          {(event) => (
            <>
              <EventFactsCard event={event} />
              {!isDesk && people}
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}
