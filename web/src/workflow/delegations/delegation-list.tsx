import { listDelegations } from '@fairway/contract/workflow-delegations.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FlatList } from '../../ui/flat-list.tsx';
import { useList } from '../../wire/use-list.ts';
import { DelegationCard } from './delegation-card.tsx';
import { delegationFormPath } from './paths.ts';
import { useDelegationActs } from './use-delegation-acts.ts';

/** What one entrusted to others; each can be changed, ended or deleted. */
export function DelegationsOfMine({ keyword }: { keyword: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const list = useList(listDelegations, { myOrDelagateToMe: '1', keyword });
  const actsOf = useDelegationActs();
  return (
    <FlatList
      label={words('entrustMine')}
      list={list}
      rowKey={({ id }) => id}
      row={(delegation) => <DelegationCard delegation={delegation} other="to" acts={actsOf(delegation)} />}
      empty={
        keyword ? (
          <Empty drawing="search" title={words('noMatch')} />
        ) : (
          <Empty
            title={words('entrustMineEmpty')}
            line={words('entrustMineEmptyLine')}
            action={
              <Button look="primary" onClick={() => void navigate(delegationFormPath())}>
                {words('entrustAdd')}
              </Button>
            }
          />
        )
      }
    />
  );
}

/** What others entrusted one with. */
export function DelegationsToMe({ keyword }: { keyword: string }) {
  const words = useWords();
  const list = useList(listDelegations, { myOrDelagateToMe: '2', keyword });
  return (
    <FlatList
      label={words('entrustToMe')}
      list={list}
      rowKey={({ id }) => id}
      row={(delegation) => <DelegationCard delegation={delegation} other="from" />}
      empty={
        <Empty
          {...(keyword ? { drawing: 'search' as const } : {})}
          title={words(keyword ? 'noMatch' : 'entrustToMeEmpty')}
        />
      }
    />
  );
}
