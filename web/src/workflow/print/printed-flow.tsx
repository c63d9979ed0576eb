import { printFlowValues } from '@fairway/contract/workflow.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormView } from '../../forms/form-view.tsx';
import { ApplicantCardLook } from '../../forms/layout/applicant-card.tsx';
import { printWhole } from '../../forms/print-whole.ts';
import { useCompanyName } from '../../language/company-name.ts';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { currentUserQuery } from '../../session/current-user.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadFacts } from '../../ui/head-facts.tsx';
import { Page } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { basePath } from '../../wire/base-path.ts';
import { useCommand } from '../../wire/calls.ts';
import type { Flow } from '../flow-page/flow.ts';
import { storeOf } from '../flow-page/flow-store.ts';
import { type FlowConfig, flowPath } from '../flow-path.ts';
import { flowStatuses } from '../flow-status.ts';
import { personName } from '../person-name.ts';
import { PrintedRecords } from './printed-records.tsx';
import './printed-flow.css';

interface PrintedFlowProps {
  config: FlowConfig;
  flow: Flow;
}

/** A flow as it comes out on paper: who, what, who decided and with which words and signatures. */
export function PrintedFlow({ config, flow }: PrintedFlowProps) {
  const words = useWords();
  const markedName = useMarkedName();
  const { data: session } = useQuery(currentUserQuery);
  const store = useMemo(() => storeOf(flow, 'read'), [flow]);
  const task = flow.flowTaskInfo;
  const { id, flowId, enCode } = config;
  // Whoever scans it may see it or not: the address says nothing but which one it is.
  const address = location.origin + basePath() + flowPath({ id, flowId, enCode, formType: 2, opType: '3' });
  const state = task && flowStatuses[task.status];
  const printing = useCommand(printFlowValues, { mask: false });
  const print = () =>
    // What went wrong is said by the command itself.
    printWhole(store, async () => (await printing.mutateAsync({ params: { taskId: id } })).list).catch(
      () => undefined,
    );
  return (
    <Page
      title={words('paperTitle')}
      back={flowPath(config)}
      foot={
        <ActionBar>
          <Button look="primary" busy={printing.isPending} onClick={() => void print()}>
            {words('print')}
          </Button>
        </ActionBar>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing on paper takes the focus, and it is scrolled by keys too */}
      <article className="paper" tabIndex={0}>
        <header className="paper-head">
          <div>
            <p className="paper-company">{useCompanyName(session?.sysConfigInfo)}</p>
            <h2>{task?.fullName ?? flow.flowTemplateInfo.fullName}</h2>
            {task && <HeadFacts facts={task.facts} />}
          </div>
          <figure>
            <QrCode size={96} text={address} label={words('paperCode')} />
            <figcaption>{words('paperCode')}</figcaption>
          </figure>
        </header>
        {task && (
          <Facts
            facts={[
              // A flow without a number of its own has the one in its form.
              [words('paperNumber'), task.enCode === task.flowCode ? '' : task.enCode],
              [words('paperFlow'), task.flowName],
              [words('paperBy'), markedName(personName(task.creatorUser), task.isExternal)],
              [words('paperAt'), formatDate(task.startTime ?? task.creatorTime)],
              [words('paperStatus'), state && words(state.words)],
              [words('paperEnded'), task.endTime === null ? '' : formatDate(task.endTime)],
            ]}
          />
        )}
        <ApplicantCardLook value="whole">
          <FormView store={store} />
        </ApplicantCardLook>
        <PrintedRecords records={flow.flowTaskOperatorRecordList} />
        <footer>
          {words('paperPrinted', {
            name: session?.userInfo.userName ?? '',
            time: formatDate(flow.context.now),
          })}
        </footer>
      </article>
    </Page>
  );
}
