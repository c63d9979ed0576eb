import type { InSiteMessage } from '@fairway/contract/messages.ts';
import { ListDetail } from '../ui/list-detail.tsx';
import { ListPage, type ListPageProps } from '../ui/list-page.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { DenseMessage } from './dense-message.tsx';
import { MessagePane } from './message-pane.tsx';
import { takeForRead } from './message-reads.ts';
import { useDeleteMessages } from './use-delete-messages.ts';
import './message-desk.css';

type MessageDeskProps = Omit<
  ListPageProps<InSiteMessage>,
  'row' | 'onOpen' | 'openKey' | 'onClose' | 'density' | 'filter'
>;

/** Messages on a desk: dense rows, and beside them what the open one is about. After an act the next one opens. */
export function MessageDesk(page: MessageDeskProps) {
  const { id, open, close } = useOpenRow(paneParts);
  const remove = useDeleteMessages();
  const rows = page.list.rows ?? [];
  const read = (message: InSiteMessage) => {
    takeForRead(message);
    open(message.id);
  };
  const goOn = () => {
    const place = rows.findIndex((one) => one.id === id);
    const next = place < 0 ? undefined : (rows[place + 1] ?? rows[place - 1]);
    if (next) read(next);
    else close();
  };
  const drop = async () => {
    const opened = rows.find((one) => one.id === id);
    if (opened && (await remove([opened]))) goOn();
  };
  return (
    <div className="message-desk">
      <ListDetail
        onClose={close}
        list={
          <ListPage
            {...page}
            density="dense"
            row={(message) => <DenseMessage message={message} />}
            onOpen={read}
            openKey={id}
            onClose={close}
          />
        }
        detail={
          id && (
            <MessagePane
              key={id}
              id={id}
              onClose={close}
              onDelete={() => void drop()}
              onDone={({ leads }) => (leads === 'next' ? goOn() : close())}
            />
          )
        }
      />
    </div>
  );
}

/** What the address says of the open flow alone: another message begins without it. */
const paneParts = ['tab', 'print', 'act'] as const;
