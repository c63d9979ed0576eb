import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOnline } from '../../wire/use-online.ts';
import { useConversationScope } from '../conversation-scope.ts';
import { useOutbox } from '../outbox/outbox-store.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { sendAgain } from '../outbox/write-message.ts';
import type { ShownMessage } from '../shown-message.ts';
import { GroupReaders } from './group-readers.tsx';
import { useDiscard } from './use-discard.ts';

interface DeliveryProps {
  said: ShownMessage;
}

/** What became of an own message: on its way, not sent, sent, read. */
export function Delivery({ said: { message, outgoing } }: DeliveryProps) {
  const words = useWords();
  const { detail } = useConversationScope();
  if (outgoing) return <OnItsWay outgoing={outgoing} />;
  if (!message) return null;
  // Who reads a group by now is not the business of those who left.
  if (detail.kind !== 'direct') return detail.isMember ? <GroupReaders message={message} /> : null;
  const isRead = message.seq <= detail.peerReadSeq;
  return <span className="said-state">{isRead ? words('chatRead') : words('chatUnread')}</span>;
}

function OnItsWay({ outgoing }: { outgoing: Outgoing }) {
  const words = useWords();
  const isOnline = useOnline();
  const phase = useOutbox(({ phases }) => phases[outgoing.clientId]);
  if (outgoing.state !== 'waiting') return <NotSent outgoing={outgoing} />;
  if (phase?.is === 'uploading') {
    const percent = Math.round(phase.share * 100);
    return <span className="said-state number">{words('chatUploading', { percent })}</span>;
  }
  return (
    <span className="said-state">
      <Icon name="clock" size={14} />
      {isOnline ? words('chatSending') : words('chatWaiting')}
    </span>
  );
}

/** What would be refused again can only be deleted. */
function NotSent({ outgoing }: { outgoing: Outgoing }) {
  const words = useWords();
  const discard = useDiscard();
  const { state, problem } = outgoing;
  return (
    <span className="said-state said-state-failed">
      <span className="said-problem">
        <Icon name="warning" size={14} />
        <span>{problem ? words('chatFailedWhy', { problem }) : words('chatFailed')}</span>
      </span>
      {state === 'failed' ? (
        <button type="button" className="said-state-act" onClick={() => void sendAgain(outgoing)}>
          {words('chatResend')}
        </button>
      ) : (
        <button type="button" className="said-state-act" onClick={() => void discard([outgoing])}>
          {words('chatDelete')}
        </button>
      )}
    </span>
  );
}
