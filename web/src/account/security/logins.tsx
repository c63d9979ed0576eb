import { listMyLogins } from '@fairway/contract/account.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import './devices.css';

const atATime = 5;

/** When and from where the account was entered: a stranger among them is a reason to change the password. */
export function Logins() {
  const words = useWords();
  const { rows, problem, hasMore, isLoadingMore, loadMore, refresh } = useList(
    listMyLogins,
    {},
    { pageSize: atATime },
  );
  return (
    <Card title={words('logins')}>
      {!rows && !problem && <Skeleton shape="line" count={3} />}
      {!rows && problem && <Button onClick={() => void refresh()}>{words('retry')}</Button>}
      <ul className="devices">
        {rows?.map(({ id, at, address, agent }) => (
          <li key={id}>
            <div className="devices-words">
              <p className="number">{formatDate(at)}</p>
              <p className="devices-line">
                {agentName(agent)} · {address}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" wide busy={isLoadingMore} onClick={loadMore}>
          {words('showMore')}
        </Button>
      )}
    </Card>
  );
}
