import { listLaunched } from '@fairway/contract/workflow-lists.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FlatList } from '../../ui/flat-list.tsx';
import { Link } from '../../ui/link.tsx';
import { useList } from '../../wire/use-list.ts';
import { FlowCard } from '../flow-card.tsx';
import { launchedConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import './started-for-others.css';
import { startForPath } from './paths.ts';

const pageSize = 10;

/** Requests one started in the place of others. */
export function StartedForOthers({ keyword }: { keyword: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const list = useList(listLaunched, { delegateType: '1', keyword }, { pageSize });
  return (
    <FlatList
      label={words('entrustLaunched')}
      list={list}
      rowKey={({ id }) => id}
      row={(flow) => (
        <Link to={flowPath(launchedConfig(flow))} className="launched-for">
          <FlowCard
            flow={flow}
            step={flow.thisStep}
            time={{ label: words('flowStartedAt'), at: flow.startTime ?? flow.creatorTime }}
          />
        </Link>
      )}
      empty={
        keyword ? (
          <Empty drawing="search" title={words('noMatch')} />
        ) : (
          <Empty
            title={words('entrustLaunchedEmpty')}
            line={words('entrustLaunchedEmptyLine')}
            action={<Button onClick={() => void navigate(startForPath)}>{words('entrustStartFor')}</Button>}
          />
        )
      }
    />
  );
}
