import { listSubFlows } from '@fairway/contract/workflow.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormView } from '../../forms/form-view.tsx';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { load } from '../../wire/calls.ts';
import { decodeConfig } from '../../wire/navigation/config-query.ts';
import { flowPath } from '../flow-path.ts';
import { workflowTabPath } from '../paths.ts';
import { type Flow, readFlow } from './flow.ts';
import './flow-detail.css';
import { FlowHead } from './flow-head.tsx';
import { FlowRecords } from './flow-records.tsx';
import { storeOf } from './flow-store.ts';
import './sub-flow-page.css';

/** The flows a step has started, each to be read. */
export function SubFlowPage() {
  const words = useWords();
  const id = useId();
  const [search] = useSearchParams();
  const taskNodeId = search.get('taskNodeId') ?? String(decodeConfig(search.get('config'))?.taskNodeId ?? '');
  const { data, error, refetch } = useQuery({
    ...load(listSubFlows, { params: { taskNodeId }, query: { shape: 'own' } }),
    select: readAll,
    enabled: taskNodeId !== '',
  });
  const [chosen, setChosen] = useState('');
  const flows = data ?? [];
  const shown = flows.find((flow) => idOf(flow) === chosen) ?? flows[0];
  return (
    <Page
      title={words('flowPageSubFlows')}
      back={workflowTabPath}
      lead={
        shown && (
          <Tabs
            id={id}
            label={words('flowPageSubFlows')}
            tabs={flows.map((flow) => ({ value: idOf(flow), label: flow.flowTaskInfo?.fullName ?? '' }))}
            value={idOf(shown)}
            onChange={setChosen}
          />
        )
      }
    >
      {!data && !error && taskNodeId !== '' && <Skeleton count={4} />}
      {((data && !shown) || taskNodeId === '') && (
        <Empty drawing="search" title={words('flowPageNoSubFlows')} />
      )}
      {error && !data && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void refetch()}>{words('retry')}</Button>}
        />
      )}
      {shown && (
        <TabPanel id={id} value={idOf(shown)}>
          <SubFlow key={idOf(shown)} flow={shown} />
        </TabPanel>
      )}
    </Page>
  );
}

const readAll = (infos: Parameters<typeof readFlow>[0][]) => infos.map(readFlow);
const idOf = ({ flowTaskInfo }: Flow) => flowTaskInfo?.id ?? '';

function SubFlow({ flow }: { flow: Flow }) {
  const words = useWords();
  const store = useMemo(() => storeOf(flow, 'read'), [flow]);
  const task = flow.flowTaskInfo;
  return (
    <>
      <FlowHead flow={flow} />
      <div className="flow-form">
        <FormView store={store} />
      </div>
      <FlowRecords records={flow.flowTaskOperatorRecordList} />
      {task && (
        <Link
          className="sub-flow-open"
          to={flowPath({
            ...{ id: task.id, enCode: task.flowCode, flowId: task.flowId, formType: 2, opType: '3' },
            fullName: task.fullName,
          })}
        >
          {words('flowPageSubFlowOpen')}
        </Link>
      )}
    </>
  );
}
