import { deleteSchedule, type ScheduleItem } from '@fairway/contract/schedule.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import type { Scope } from '../move/moved-events.ts';
import { editSchedulePath, schedulePath } from '../paths.ts';
import { scheduleReads } from '../schedule-reads.ts';
import { ScopeSheet } from '../scope-sheet.tsx';

/** What its organiser does with an event; one that repeats asks how far it goes. */
export function OrganiserActs({ event }: { event: ScheduleItem }) {
  const words = useWords();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const removing = useCommand(deleteSchedule, { refreshes: scheduleReads });
  const { id, rule, title } = event;
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
    if (rule !== '') return setAsked('delete');
    const question = {
      ...{ title: words('scheduleDeleteAsk', { title }), body: words('scheduleDeleteBody') },
      ...{ agree: words('delete'), danger: true },
    };
    if (await confirm(question)) await remove('3');
  };
  return (
    <>
      <ActionBar>
        <Button look="danger" busy={removing.isPending} onClick={() => void askDelete()}>
          {words('delete')}
        </Button>
        <Button look="primary" onClick={() => (rule === '' ? edit('3') : setAsked('edit'))}>
          {words('scheduleEdit')}
        </Button>
      </ActionBar>
      <ScopeSheet
        act={asked}
        onChoose={(scope) => (asked === 'delete' ? void remove(scope) : edit(scope))}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
