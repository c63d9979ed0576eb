import { AppError } from '@fairway/contract/app-error.ts';
import { answerSchedule, deleteSchedule, getScheduleDetail } from '@fairway/contract/schedule.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { EventFactsCard } from './event-facts-card.tsx';
import type { Scope } from './move/moved-events.ts';
import { editSchedulePath, schedulePath } from './paths.ts';
import './schedule.css';
import { scheduleReads } from './schedule-reads.ts';
import { type Act, ScopeSheet } from './scope-sheet.tsx';

/** One event: what it is, who comes, and what one may do with it. */
export function ScheduleDetailPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [id, groupId] = [search.get('id') ?? '', search.get('groupId') ?? ''];
  const [asked, setAsked] = useState<Act | null>(null);
  const query = useQuery({
    ...load(getScheduleDetail, { query: { id, ...(groupId && { groupId }) } }),
    meta: { quiet: true },
    retry: false,
  });
  const removing = useCommand(deleteSchedule, { refreshes: scheduleReads });
  const answering = useCommand(answerSchedule, { refreshes: scheduleReads });
  const item = query.data;
  const remove = async (type: Scope) => {
    setAsked(null);
    await removing.mutateAsync({ params: { id, type } }).then(
      () => {
        toast(words('scheduleDeleted'));
        void navigate(schedulePath, { replace: true });
      },
      () => undefined,
    );
  };
  const edit = (scope: Scope) => void navigate(editSchedulePath(id, scope));
  const askDelete = async () => {
    if (!item) return;
    if (item.rule !== '') return setAsked('delete');
    const title = words('scheduleDeleteAsk', { title: item.title });
    if (await confirm({ title, body: words('scheduleDeleteBody'), agree: words('delete'), danger: true }))
      await remove('3');
  };
  const answer = (to: 'accepted' | 'tentative' | 'declined') =>
    answering.mutateAsync({ params: { id }, body: { answer: to, type: 3 } }).then(
      () => toast(words('scheduleAnswered')),
      () => undefined,
    );
  const isAsked = item && !item.mayEdit && item.myAnswer !== null;
  return (
    <Page
      title={words('scheduleDetail')}
      back={schedulePath}
      foot={
        item?.mayEdit ? (
          <ActionBar>
            <Button look="danger" busy={removing.isPending} onClick={() => void askDelete()}>
              {words('delete')}
            </Button>
            <Button look="primary" onClick={() => (item.rule === '' ? edit('3') : setAsked('edit'))}>
              {words('scheduleEdit')}
            </Button>
          </ActionBar>
        ) : (
          isAsked && (
            <ActionBar>
              <Button busy={answering.isPending} onClick={() => void answer('declined')}>
                {words('scheduleDecline')}
              </Button>
              <Button busy={answering.isPending} onClick={() => void answer('tentative')}>
                {words('scheduleMaybe')}
              </Button>
              <Button look="primary" busy={answering.isPending} onClick={() => void answer('accepted')}>
                {words('scheduleAccept')}
              </Button>
            </ActionBar>
          )
        )
      }
    >
      {query.error instanceof AppError ? (
        <Empty drawing="search" title={query.error.message} />
      ) : (
        <Loaded query={query}>{(event) => <EventFactsCard event={event} />}</Loaded>
      )}
      <ScopeSheet
        act={asked}
        onChoose={(scope) => (asked === 'delete' ? void remove(scope) : edit(scope))}
        onClose={() => setAsked(null)}
      />
    </Page>
  );
}
