import { type LaunchItem, listLaunched } from '@fairway/contract/workflow-lists.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useList } from '../../wire/use-list.ts';
import { FlowCard } from '../flow-card.tsx';
import { launchedConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import { flowStatuses } from '../flow-status.ts';
import { workflowTabPath } from '../paths.ts';
import { DenseFlow } from './dense-flow.tsx';
import { filterSheet } from './filter-sheet.tsx';
import { useFlowColumns } from './flow-columns.tsx';
import { FlowDesk } from './flow-desk.tsx';
import { FlowList } from './flow-list.tsx';
import { FlowRow } from './flow-row.tsx';
import { FlowTable } from './flow-table.tsx';
import { useListLook } from './list-look.tsx';
import { useFlowFilters } from './use-flow-filters.ts';
import { useLaunchedActs } from './use-launched-acts.ts';

const pageSize = 10;

/** The requests of this person. */
export function FlowLaunchPage() {
  const words = useWords();
  const navigate = useNavigate();
  const filters = useFlowFilters();
  const { creatorUserId: _, ...conditions } = filters.conditions;
  const list = useList(listLaunched, conditions, { pageSize });
  const actsOf = useLaunchedActs();
  const isDesk = useMedia(desktop);
  const nothing = (
    <Empty
      title={words('flowLaunchedEmpty')}
      line={words('flowLaunchedEmptyLine')}
      action={<Button onClick={() => void navigate(workflowTabPath)}>{words('flowStart')}</Button>}
    />
  );
  const look = useListLook((state) => state.look);
  const columns = useFlowColumns<LaunchItem>({
    ...{ statuses: flowStatuses, offers: { status: true } },
    stepOf: ({ thisStep }) => thisStep,
    atOf: ({ startTime, creatorTime }) => startTime ?? creatorTime,
    timeName: words('flowStartedAt'),
  });
  if (isDesk && look === 'table')
    return (
      <FlowTable
        name="flows-launched"
        title={words('flowLaunched')}
        back={workflowTabPath}
        endpoint={listLaunched}
        columns={columns}
        configOf={launchedConfig}
        empty={nothing}
      />
    );
  if (isDesk)
    return (
      <FlowDesk
        title={words('flowLaunched')}
        back={workflowTabPath}
        list={list}
        row={(flow) => (
          <DenseFlow
            flow={flow}
            statuses={flowStatuses}
            step={flow.thisStep}
            at={flow.startTime ?? flow.creatorTime}
          />
        )}
        configOf={launchedConfig}
        search={filters.search}
        filter={filterSheet(filters, { status: true })}
        onClearConditions={filters.clear}
        empty={nothing}
      />
    );
  return (
    <FlowList>
      <ListPage
        title={words('flowLaunched')}
        back={workflowTabPath}
        list={list}
        rowKey={(flow) => flow.id}
        row={(flow) => (
          <FlowRow
            name={flow.fullName}
            acts={actsOf(flow)}
            onPress={() => void navigate(flowPath(launchedConfig(flow)))}
          >
            <FlowCard
              flow={flow}
              step={flow.thisStep}
              time={{ label: words('flowStartedAt'), at: flow.startTime ?? flow.creatorTime }}
            />
          </FlowRow>
        )}
        search={filters.search}
        filter={filterSheet(filters, { status: true })}
        onClearConditions={filters.clear}
        empty={nothing}
      />
    </FlowList>
  );
}
