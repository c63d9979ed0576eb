import {
  addShipmentTask,
  changeShipmentTask,
  removeShipmentTask,
  type ShipmentTask,
} from '@fairway/contract/shipment-papers.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { momentOf } from '../../forms/fields/moment-text.ts';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { taskKindWords } from '../shown/task-words.ts';
import { timeLeft } from '../shown/time-left.ts';
import './tasks-card.css';

const refreshes = { refreshes: shipmentReads };

/** What is to be done for a shipment and by when; what an event ended is ticked by itself. */
export function TasksCard({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const [isAdding, setIsAdding] = useState(false);
  const { tasks = [], can } = shipment;
  const left = tasks.filter(({ isDone }) => !isDone).length;
  return (
    <Card
      title={words('taskTitle', { count: left })}
      state={
        can.edit && <IconButton icon="plus" label={words('taskAdd')} onClick={() => setIsAdding(true)} />
      }
    >
      <ul className="tasks">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} shipmentId={shipment.id} canEdit={can.edit} />
        ))}
      </ul>
      {isAdding && <TaskSheet shipmentId={shipment.id} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

interface TaskRowProps {
  task: ShipmentTask;
  shipmentId: string;
  canEdit: boolean;
}

function TaskRow({ task, shipmentId, canEdit }: TaskRowProps) {
  const words = useWords();
  const changing = useCommand(changeShipmentTask, { ...refreshes, mask: false });
  const removing = useCommand(removeShipmentTask, refreshes);
  const params = { id: shipmentId, taskId: task.id };
  const name = task.kind === 'other' ? task.title : words(taskKindWords[task.kind]);
  const isLate = !task.isDone && task.dueAt !== null && task.dueAt < Date.now();
  // Shown as it will be while it is on its way.
  const isDone = changing.isPending ? changing.variables.body?.isDone === true : task.isDone;
  return (
    <li className={isDone ? 'task-done' : undefined}>
      <label>
        <input
          type="checkbox"
          checked={isDone}
          disabled={!canEdit || task.isByEvent}
          onChange={(event) => changing.mutate({ params, body: { isDone: event.target.checked } })}
        />
        <span>
          <span className="task-name">{name}</span>
          <small className={isLate ? 'task-late' : undefined}>
            {[
              task.isDone
                ? task.isByEvent
                  ? words('taskByEvent')
                  : words('taskDoneBy', { name: task.doneName, time: formatDate(task.doneAt, 'MM-dd HH:mm') })
                : task.dueAt !== null &&
                  `${formatDate(task.dueAt, 'MM-dd HH:mm')} · ${timeLeft(words, task.dueAt, Date.now())}`,
              !task.isDone && task.assigneeName,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </label>
      {canEdit && task.kind === 'other' && (
        <IconButton
          icon="trash"
          label={words('taskRemove', { name })}
          onClick={() => removing.mutate({ params })}
        />
      )}
    </li>
  );
}

function TaskSheet({ shipmentId, onClose }: { shipmentId: string; onClose: () => void }) {
  const words = useWords();
  const adding = useCommand(addShipmentTask, refreshes);
  const [title, setTitle] = useState('');
  const [assigneeId, setAssigneeId] = useState('');
  const [due, setDue] = useState('');
  const save = async () => {
    const body = { title: title.trim(), assigneeId: assigneeId || null, dueAt: momentOf(due, defaultZone) };
    const isDone = await adding.mutateAsync({ params: { id: shipmentId }, body }).catch(() => undefined);
    if (!isDone) return;
    flushSync(onClose);
    toast(words('deskSaved'));
  };
  return (
    <Sheet
      title={words('taskAdd')}
      open
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={adding.isPending}
          disabled={title.trim() === ''}
          onClick={() => void save()}
        >
          {words('save')}
        </Button>
      }
    >
      <div className="form-stack">
        <TextField
          label={words('taskWhat')}
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.target.value)}
        />
        <UserSelect label={words('taskWho')} value={assigneeId} onChange={setAssigneeId} />
        <DateField label={words('taskDue')} kind="minute" value={due} onChange={setDue} />
      </div>
    </Sheet>
  );
}
