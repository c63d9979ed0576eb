import { listScheduleImports, undoScheduleImport } from '@fairway/contract/schedule-ics.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { scheduleReads } from '../schedule-reads.ts';

/** What was imported lately; each is taken back as a whole, as long as nothing of it was changed. */
export function EarlierImports() {
  const words = useWords();
  const { data } = useQuery(load(listScheduleImports, {}));
  const undoing = useCommand(undoScheduleImport, { refreshes: [...scheduleReads, listScheduleImports] });
  const undo = async (id: string) => {
    const question = {
      ...{ title: words('scheduleImportUndo'), body: words('scheduleImportUndoBody') },
      ...{ agree: words('scheduleImportUndo'), danger: true },
    };
    if (!(await confirm(question))) return;
    await undoing.mutateAsync({ params: { id } }).then(
      () => toast(words('scheduleImportUndone')),
      () => undefined,
    );
  };
  if (!data?.list.length) return null;
  return (
    <section className="earlier-imports">
      <h3>{words('scheduleImportEarlier')}</h3>
      <ul>
        {data.list.map((one) => (
          <li key={one.id}>
            <span>
              {one.fileName || formatDate(one.at)}
              <small>{`${formatDate(one.at)} · ${words('scheduleImportOf', one)}`}</small>
            </span>
            {one.mayUndo && (
              <Button busy={undoing.isPending} onClick={() => void undo(one.id)}>
                {words('scheduleImportUndo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
