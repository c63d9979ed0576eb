import { listMonitored } from '@fairway/contract/workflow-lists.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useList } from '../../wire/use-list.ts';
import { FlowCard } from '../flow-card.tsx';
import { monitoredConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import { filterSheet } from '../lists/filter-sheet.tsx';
import { FlowList } from '../lists/flow-list.tsx';
import { FlowRow } from '../lists/flow-row.tsx';
import { useFlowFilters } from '../lists/use-flow-filters.ts';
import { StatisticsLink } from '../statistics/statistics-link.tsx';
import { useMonitoredActs } from './use-monitored-acts.ts';

/** All flows of the company, for whoever manages them. */
export function FlowMonitorPage() {
  const words = useWords();
  const navigate = useNavigate();
  const filters = useFlowFilters();
  const list = useList(listMonitored, filters.conditions);
  const actsOf = useMonitoredActs();
  return (
    <FlowList>
      <ListPage
        title={words('flowMonitor')}
        back={homePath}
        actions={<StatisticsLink of="all" />}
        list={list}
        rowKey={(flow) => flow.id}
        row={(flow) => (
          <FlowRow
            name={flow.fullName}
            acts={actsOf(flow)}
            onPress={() => void navigate(flowPath(monitoredConfig(flow)))}
          >
            <FlowCard
              flow={flow}
              step={flow.thisStep}
              time={{ label: words('flowStartedAt'), at: flow.startTime ?? flow.creatorTime }}
            />
          </FlowRow>
        )}
        search={filters.search}
        filter={filterSheet(filters, { person: true, status: true })}
        onClearConditions={filters.clear}
        empty={<Empty title={words('flowMonitorEmpty')} />}
      />
    </FlowList>
  );
}
