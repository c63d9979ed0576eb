import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { addSchedule, changeSchedule, getSchedule, type ScheduleItem } from '@fairway/contract/schedule.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FormStore } from '../forms/form-store.ts';
import { useWords } from '../language/words.ts';
import { OpenForm } from '../records/open-form.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { ownContext } from '../workflow/own-context.ts';
import { BusyBesideForm } from './busy/busy-beside-form.tsx';
import { endFollowsStart } from './end-follows-start.ts';
import type { Scope } from './move/moved-events.ts';
import { openSchedulePath, schedulePath } from './paths.ts';
import { bodyOf, isOwnRule, newEvent, scheduleForm, valuesOf } from './schedule-form.ts';
import { scheduleReads } from './schedule-reads.ts';
import { dayOfMoment, momentOfDay } from './shown-days.ts';

/** An event to be written: a new one on a day, or one there is, and how far its change goes. */
export function ScheduleFormPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const asked = search.get('scope');
  const scope: Scope = asked === '1' || asked === '2' ? asked : '3';
  const query = useQuery({
    ...load(getSchedule, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  if (id === '' || query.data) return <EventEditor key={id} event={query.data} scope={scope} />;
  return (
    <Page title={words('scheduleEdit')} back={schedulePath}>
      {query.error instanceof AppError ? (
        <Empty drawing="search" title={query.error.message} />
      ) : (
        <Loaded query={query}>{() => null}</Loaded>
      )}
    </Page>
  );
}

const formVersion = 1;

/** What was drawn on the calendar already. */
function begunIn(search: URLSearchParams): FormValues {
  const [from, to] = [Number(search.get('from')), Number(search.get('to'))];
  const title = search.get('title') ?? '';
  return {
    ...(title !== '' && { title: title.slice(0, 100) }),
    ...(Number.isSafeInteger(from) && from > 0 && to > from && { startAt: from, endAt: to }),
  };
}

function EventEditor({ event, scope }: { event: ScheduleItem | undefined; scope: Scope }) {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [base] = useState(event && { version: event.version, values: valuesOf(event) });
  const [store] = useState(() => {
    const asked = search.get('day') ?? '';
    const midnight = momentOfDay(asked) || momentOfDay(dayOfMoment(Date.now()));
    return new FormStore({
      definition: scheduleForm(words, {
        isOneTime: event !== undefined && event.rule !== '' && scope === '1',
        hasOwnRule: event !== undefined && isOwnRule(event),
      }),
      values: event ? valuesOf(event) : { ...newEvent(midnight), ...begunIn(search) },
      context: ownContext(),
      mode: event ? 'edit' : 'new',
    });
  });
  useEffect(() => endFollowsStart(store), [store]);
  const saved = useRef(event?.id ?? '');
  const adding = useCommand(addSchedule, { refreshes: scheduleReads, quiet: true });
  const changing = useCommand(changeSchedule, { refreshes: scheduleReads, quiet: true });
  const back = event ? openSchedulePath(event.groupId, event.id) : schedulePath;
  return (
    <OpenForm
      title={words(event ? 'scheduleEdit' : 'scheduleAdd')}
      back={back}
      store={store}
      draftKey={`schedule ${event?.id ?? ''}`}
      formVersion={formVersion}
      base={base}
      aside={<BusyBesideForm store={store} exceptGroupId={event?.groupId} />}
      send={async (values) => {
        const body = bodyOf(values, event);
        const { id } = event
          ? await changing.mutateAsync({
              params: { id: event.id, type: scope },
              body: { ...body, version: event.version },
            })
          : await adding.mutateAsync({ body });
        saved.current = id;
      }}
      onStale={() => toast(words('scheduleStale'), 4_000)}
      onSent={() => {
        toast(words('scheduleSaved'));
        void navigate(openSchedulePath(saved.current.split('_')[0] ?? '', saved.current), { replace: true });
      }}
      buttons={({ isWaiting, isSending, cancel, submitAndGo }) =>
        isWaiting ? (
          <Button onClick={cancel}>{words('formUploadingCancel')}</Button>
        ) : (
          <Button look="primary" busy={isSending} onClick={submitAndGo}>
            {words('save')}
          </Button>
        )
      }
    />
  );
}
