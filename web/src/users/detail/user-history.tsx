import { listUserHistory } from '@fairway/contract/users.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import './user-body.css';
import { UserChange } from './user-change.tsx';

/** Who changed what of somebody, the newest first. */
export function UserHistory({ id }: { id: string }) {
  const words = useWords();
  const query = useQuery({ ...load(listUserHistory, { params: { id } }), meta: { quiet: true } });
  return (
    <Card title={words('userHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="user-none">{words('userNoHistory')}</p>
          ) : (
            <ul className="user-lines">
              {list.map((change) => (
                <UserChange key={change.version} change={change} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
