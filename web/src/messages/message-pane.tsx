import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { DetailPane } from '../ui/detail-pane.tsx';
import { kindOf } from './message-kinds.ts';
import { readQuery } from './message-reads.ts';
import { ReadMessage } from './read-message.tsx';

interface MessagePaneProps {
  id: string;
  onClose: () => void;
}

/** The open message beside the list. */
export function MessagePane({ id, onClose }: MessagePaneProps) {
  const words = useWords();
  const { data: message } = useQuery(readQuery(id));
  return (
    <DetailPane title={words(message ? kindOf(message.type).words : 'messageDetailTitle')} onClose={onClose}>
      <ReadMessage id={id} />
    </DetailPane>
  );
}
