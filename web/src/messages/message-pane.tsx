import { messageType } from '@fairway/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadWords, useWords } from '../language/words.ts';
import { DetailPane } from '../ui/detail-pane.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { flowOfMessageQuery } from '../workflow/open-flow-message.ts';
import type { ActResult } from '../workflow/operate/act-results.ts';
import { workflowWords } from '../workflow/words.ts';
import { kindOf } from './message-kinds.ts';
import { readQuery } from './message-reads.ts';
import { ReadMessage } from './read-message.tsx';

// With its words: who reads messages on a phone goes to the page of the flow.
const OpenFlow = lazy(async () => {
  const [page] = await Promise.all([import('../workflow/flow-page/open-flow.tsx'), loadWords(workflowWords)]);
  return { default: page.OpenFlow };
});

interface MessagePaneProps {
  id: string;
  onClose: () => void;
  onDelete: () => void;
  /** The flow was decided here. */
  onDone: (result: ActResult) => void;
}

/** The open message beside the list: the flow it is about, where it is about one, otherwise its own words. */
export function MessagePane({ id, onClose, onDelete, onDone }: MessagePaneProps) {
  const words = useWords();
  const { data: message } = useQuery(readQuery(id));
  const isFlow = message?.type === messageType.flow;
  // As it was when it was opened: what somebody types into it stays while others go on with the flow.
  const flow = useQuery({
    ...flowOfMessageQuery(message?.bodyText ?? ''),
    ...{ enabled: isFlow, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { quiet: true } },
  });
  useKeys(words('keysList'), [{ keys: 'Delete', name: words('delete'), act: onDelete }]);
  const config = isFlow && typeof flow.data === 'object' ? flow.data.config : undefined;
  if (isFlow && flow.isPending) return <Skeleton shape="page" />;
  if (config)
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        <OpenFlow config={config} onDone={onDone} />
      </Suspense>
    );
  return (
    <DetailPane
      title={words(message ? kindOf(message.type).words : 'messageDetailTitle')}
      actions={message && <IconButton icon="trash" label={words('delete')} onClick={onDelete} />}
      onClose={onClose}
    >
      <ReadMessage id={id} />
    </DetailPane>
  );
}
