import { type LaunchItem, listMonitored } from '@fairway/contract/workflow-lists.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useList } from '../../wire/use-list.ts';
import { FlowCard } from '../flow-card.tsx';
import { monitoredConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import { flowStatuses } from '../flow-status.ts';
import { DenseFlow } from '../lists/dense-flow.tsx';
import { filterSheet } from '../lists/filter-sheet.tsx';
import { useFlowColumns } from '../lists/flow-columns.tsx';
import { FlowDesk } from '../lists/flow-desk.tsx';
import { FlowList } from '../lists/flow-list.tsx';
import { FlowRow } from '../lists/flow-row.tsx';
import { FlowTable } from '../lists/flow-table.tsx';
import { useListLook } from '../lists/list-look.tsx';
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
  const isDesk = useMedia(desktop);
  const nothing = <Empty title={words('flowMonitorEmpty')} />;
  const look = useListLook((state) => state.look);
  const columns = useFlowColumns<LaunchItem>({
    ...{ statuses: flowStatuses, offers: { person: true, status: true } },
    stepOf: ({ thisStep }) => thisStep,
    atOf: ({ startTime, creatorTime }) => startTime ?? creatorTime,
    timeName: words('flowStartedAt'),
  });
  if (isDesk && look === 'table')
    return (
      <FlowTable
        name="flows-all"
        title={words('flowMonitor')}
        back={homePath}
        actions={<StatisticsLink of="all" />}
        endpoint={listMonitored}
        columns={columns}
        configOf={monitoredConfig}
        empty={nothing}
      />
    );
  if (isDesk)
    return (
      <FlowDesk
        title={words('flowMonitor')}
        back={homePath}
        actions={<StatisticsLink of="all" />}
        list={list}
        row={(flow) => (
          <DenseFlow
            flow={flow}
            statuses={flowStatuses}
            step={flow.thisStep}
            at={flow.startTime ?? flow.creatorTime}
          />
        )}
        configOf={monitoredConfig}
        search={filters.search}
        filter={filterSheet(filters, { person: true, status: true })}
        onClearConditions={filters.clear}
        empty={nothing}
      />
    );
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
        empty={nothing}
      />
    </FlowList>
  );
}
