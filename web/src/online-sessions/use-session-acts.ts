import {
  endOnlineSessions,
  endPersonSessions,
  type OnlineSession,
} from '@fairway/contract/online-sessions.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { onlineSessionReads } from './session-reads.ts';

/** Ends sessions, after asking; those that the person may not end are left out. */
export function useSessionActs() {
  const words = useWords();
  const mayEnd = useCan('onlineSession', 'button', 'btn_end');
  const ending = useCommand(endOnlineSessions, { refreshes: onlineSessionReads });
  const endingAll = useCommand(endPersonSessions, { refreshes: onlineSessionReads });

  const end = async (sessions: readonly OnlineSession[], onDone: () => void): Promise<void> => {
    const able = sessions.filter(({ canEnd }) => canEnd);
    const [first] = able;
    if (!first) {
      toast(words('sessionNoneAble'));
      return;
    }
    const one = { who: first.realName, device: agentName(first.agent) };
    const title =
      able.length === 1 ? words('sessionEndOne', one) : words('sessionEndMany', { count: able.length });
    const agree = words('sessionEnd');
    if (!(await confirm({ title, body: words('sessionEndBody'), agree, danger: true }))) return;
    ending.mutate(
      { body: { ids: able.map(({ id }) => id) } },
      {
        onSuccess: ({ count }) => {
          onDone();
          toast(words('sessionEnded', { count }));
        },
      },
    );
  };

  const endAllOf = async (
    { userId, realName, isCurrent }: OnlineSession,
    onDone: () => void,
  ): Promise<void> => {
    const title = isCurrent ? words('sessionEndOthersAsk') : words('sessionEndAllAsk', { who: realName });
    const agree = words(isCurrent ? 'sessionEndOthers' : 'sessionEndAll');
    if (!(await confirm({ title, body: words('sessionEndBody'), agree, danger: true }))) return;
    endingAll.mutate(
      { params: { userId } },
      {
        onSuccess: ({ count }) => {
          // One's own stays open beside the list.
          if (!isCurrent) onDone();
          toast(words('sessionEnded', { count }));
        },
      },
    );
  };
  return { mayEnd, end, endAllOf };
}
