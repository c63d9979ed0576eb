import { listChatMessages } from '@fairway/contract/chat.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { load } from '../../wire/calls.ts';
import { useMyId } from '../../wire/session-store.ts';
import { contentOf } from '../content-of.ts';
import { useConversationScope } from '../conversation-scope.ts';
import { entryPreview } from '../list/entry-preview.ts';
import { useLogs } from '../log-store.ts';

interface QuoteProps {
  seq: number;
}

/** The message that is answered, in one line; a press shows it where it stands. */
export function Quote({ seq }: QuoteProps) {
  const words = useWords();
  const { detail, goTo } = useConversationScope();
  const me = useMyId();
  const markedName = useMarkedName();
  const known = useLogs(({ logs }) => logs[detail.id]?.log.find((one) => one.seq === seq));
  const { data } = useQuery({
    ...load(listChatMessages, { params: { id: detail.id }, query: { around: String(seq), limit: '1' } }),
    enabled: !known && detail.id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const message = known ?? data?.list.find((one) => one.seq === seq);
  if (!message) return <span className="said-quote">…</span>;
  if (!contentOf(message)) return <span className="said-quote">{words('chatQuoteGone')}</span>;
  const name = markedName(message.sendUserName, message.isExternal);
  return (
    <button
      type="button"
      className="said-quote"
      aria-label={words('chatQuoteOf', { name })}
      onClick={() => goTo(seq)}
    >
      {words('chatSaid', { name, said: entryPreview(words, message, me) })}
    </button>
  );
}
