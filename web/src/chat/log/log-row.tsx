import type { LogRow as Row } from '@fairway/domain/chat/log-rows.ts';
import { memo } from 'react';
import { useWords } from '../../language/words.ts';
import { useSession } from '../../wire/session-store.ts';
import { formatChatTime } from '../format-chat-time.ts';
import { EventLine } from '../message/event-line.tsx';
import { MessageRow } from '../message/message-row.tsx';
import type { Outgoing } from '../outbox/outgoing.ts';
import { outgoingAsShown, toShownMessage } from '../shown-message.ts';

interface LogRowProps {
  row: Row<Outgoing>;
  isSought: boolean;
}

/** One line of a conversation. Drawn anew only when it changed: a long log has many. */
export const LogRow = memo(function LogRow({ row, isSought }: LogRowProps) {
  const words = useWords();
  const me = useSession(({ userInfo }) => userInfo);
  switch (row.kind) {
    case 'time':
      return <p className="said-divider number">{formatChatTime(words, row.at)}</p>;
    case 'unread':
      return <p className="said-divider said-divider-unread">{words('chatUnreadHere')}</p>;
    case 'echo':
      return <MessageRow said={outgoingAsShown(row.echo, me)} isSought={false} />;
    case 'message': {
      const said = toShownMessage(row.message, me?.userId ?? '');
      return said ? <MessageRow said={said} isSought={isSought} /> : <EventLine message={row.message} />;
    }
  }
}, isSameRow);

function isSameRow(before: LogRowProps, now: LogRowProps): boolean {
  if (before.isSought !== now.isSought || before.row.key !== now.row.key) return false;
  if (before.row.kind === 'message')
    return now.row.kind === 'message' && before.row.message === now.row.message;
  if (before.row.kind === 'echo') return now.row.kind === 'echo' && before.row.echo === now.row.echo;
  return before.row.kind === now.row.kind;
}
