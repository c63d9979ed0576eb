import { addLineNote, type LineNote, listLineNotes, removeLineNote } from '@fairway/contract/line-news.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useCommand } from '../../wire/calls.ts';
import { useList } from '../../wire/use-list.ts';
import { companyToday } from '../rate-dates.ts';
import './line-notes.css';

const atFirst = 5;
const longest = 500;

/** What is going on on a line: who keeps rates writes it, everybody else reads what is for them. */
export function LineNotes({ lineId }: { lineId: string }) {
  const words = useWords();
  const isKeeper = useCan('freight', 'button', 'btn_publish');
  const [isWriting, setIsWriting] = useState(false);
  const { rows = [], hasMore, loadMore } = useList(listLineNotes, { lineId }, { pageSize: atFirst });
  if (rows.length === 0 && !isKeeper) return null;
  return (
    <section className="line-notes" aria-label={words('lineNotes')}>
      <header>
        <h3>{words('lineNotes')}</h3>
        {isKeeper && (
          <Button look="quiet" icon="plus" onClick={() => setIsWriting(true)}>
            {words('lineNoteAdd')}
          </Button>
        )}
      </header>
      {rows.length > 0 && (
        <ul>
          {rows.map((note) => (
            <Note key={note.id} note={note} isKeeper={isKeeper} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button look="quiet" onClick={loadMore}>
          {words('lineNoteMore')}
        </Button>
      )}
      {isWriting && <NoteSheet lineId={lineId} onClose={() => setIsWriting(false)} />}
    </section>
  );
}

function Note({ note, isKeeper }: { note: LineNote; isKeeper: boolean }) {
  const words = useWords();
  const remove = useCommand(removeLineNote, { refreshes: [listLineNotes] });
  const ask = async () => {
    const agree = words('delete');
    if (await confirm({ title: words('lineNoteRemoveAsk'), body: note.text, agree, danger: true }))
      await remove.mutateAsync({ params: { id: note.id } });
  };
  const facts = [
    ...[note.day, note.lineName, note.creatorName],
    isKeeper && words(note.isForCustomers ? 'lineNoteForCustomers' : 'lineNoteInternal'),
  ];
  return (
    <li>
      <div>
        <p>{note.text}</p>
        <small className="number">{facts.filter(Boolean).join(' · ')}</small>
      </div>
      {isKeeper && (
        <IconButton
          icon="trash"
          label={`${words('delete')} ${note.text}`}
          onClick={() => void ask().catch(() => undefined)}
        />
      )}
    </li>
  );
}

function NoteSheet({ lineId, onClose }: { lineId: string; onClose: () => void }) {
  const words = useWords();
  const [text, setText] = useState('');
  const [day, setDay] = useState(companyToday());
  const [isForCustomers, setIsForCustomers] = useState(false);
  const add = useCommand(addLineNote, { refreshes: [listLineNotes] });
  const save = async () => {
    await add.mutateAsync({ body: { lineId, day, text, isForCustomers } });
    onClose();
  };
  return (
    <Sheet
      title={words('lineNoteAdd')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={add.isPending}
            disabled={text.trim() === '' || text.length > longest}
            onClick={() => void save().catch(() => undefined)}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <TextArea
          label={words('lineNoteText')}
          rows={4}
          most={longest}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <DateField
          label={words('lineNoteDay')}
          kind="day"
          value={day}
          onChange={(next) => setDay(next || companyToday())}
        />
        <Switch label={words('lineNoteForCustomers')} checked={isForCustomers} onChange={setIsForCustomers} />
      </div>
    </Sheet>
  );
}
