import { clientKinds, type OnlineSession } from '@fairway/contract/online-sessions.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Say } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { peopleFilter } from '../people/select/people-filter.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import type { Column } from '../ui/table/column.ts';

export const clientWords = { pc: 'sessionOnDesk', app: 'sessionOnPhone' } as const;

export function sessionColumns(words: Say): Column<OnlineSession>[] {
  return [
    {
      ...{ id: 'who', name: words('sessionWho'), width: 180, sort: 'who' },
      text: (row) => row.realName,
      cell: (row) => (
        <>
          {row.realName}
          <ExternalMark shown={row.isExternal} />
        </>
      ),
      filter: peopleFilter('user', words('sessionWho'), { single: true }),
    },
    { id: 'account', name: words('sessionAccount'), width: 130, text: (row) => row.account },
    {
      ...{ id: 'mine', name: words('sessionMine'), width: 110 },
      text: (row) => (row.isCurrent ? words('sessionIsMine') : ''),
      labels: (row) => (row.isCurrent ? [words('sessionIsMine')] : []),
      cell: (row) => row.isCurrent && <StateLabel tone="good">{words('sessionIsMine')}</StateLabel>,
    },
    { id: 'device', name: words('sessionDevice'), width: 200, text: (row) => agentName(row.agent) },
    {
      ...{ id: 'client', name: words('sessionClient'), width: 110 },
      text: (row) => words(clientWords[row.client]),
      filter: {
        kind: 'choice',
        options: clientKinds.map((value) => ({ value, label: words(clientWords[value]) })),
        single: true,
      },
    },
    { id: 'address', name: words('sessionAddress'), width: 150, text: (row) => row.address },
    {
      ...{ id: 'signedIn', name: words('sessionSignedIn'), width: 150, sort: 'signedInAt' },
      text: (row) => formatDate(row.signedInAt),
    },
    {
      ...{ id: 'lastSeen', name: words('sessionLastSeen'), width: 150, sort: 'lastSeenAt' },
      text: (row) => formatDate(row.lastSeenAt),
    },
    { id: 'agent', name: words('sessionAgent'), width: 300, text: (row) => row.agent, isExtra: true },
  ];
}
