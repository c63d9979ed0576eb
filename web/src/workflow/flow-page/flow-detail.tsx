import type { FlowAct } from '@fairway/contract/workflow.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormDraftOffer } from '../../forms/form-draft-offer.tsx';
import { FormView } from '../../forms/form-view.tsx';
import { ApplicantCardLook } from '../../forms/layout/applicant-card.tsx';
import { useFormDraft } from '../../forms/use-form-draft.ts';
import { useFormLeave } from '../../forms/use-form-leave.ts';
import { useWords } from '../../language/words.ts';
import { holdTyping } from '../../ui/keys/typed-ahead.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { FlowChart } from '../chart/flow-chart.tsx';
import type { FlowConfig } from '../flow-path.ts';
import { isAgreedTo } from '../flow-status.ts';
import type { ActResult } from '../operate/act-results.ts';
import { ActBar } from './act-bar.tsx';
import { useShownActs } from './act-looks.ts';
import { draftKeyOf, type Flow, may } from './flow.ts';
import './flow-detail.css';
import { FlowDiscussion } from './flow-discussion.tsx';
import { FlowHead } from './flow-head.tsx';
import { FlowNews } from './flow-news.tsx';
import { FlowRecords } from './flow-records.tsx';
import { FlowSummary } from './flow-summary.tsx';
import { flowTitle } from './flow-title.ts';
import { listPathOf } from './list-path.ts';
import { OpenedOperation } from './opened-operation.tsx';
import { RevocationLink } from './revocation-link.tsx';
import { SavedOffer } from './saved-offer.tsx';
import { subFlowsPathIn } from './sub-flow-path.ts';
import { SubjectLink } from './subject-link.tsx';
import { useActKeys } from './use-act-keys.ts';
import { useActs } from './use-acts.ts';
import { useAskedAct } from './use-asked-act.ts';
import { useFlowForm } from './use-flow-form.ts';

const PrintedFlow = lazy(async () => ({ default: (await import('../print/printed-flow.tsx')).PrintedFlow }));
const FlowComments = lazy(async () => ({
  default: (await import('../comments/flow-comments.tsx')).FlowComments,
}));

const tabs = ['form', 'chart', 'records', 'summary', 'comments'] as const;
type Tab = (typeof tabs)[number];

interface FlowDetailProps {
  config: FlowConfig;
  flow: Flow;
  onResult: (result: ActResult) => void;
}

/** A flow on its way: its form, its drawing, what happened, and what one may do with it. */
export function FlowDetail({ config, flow, onResult }: FlowDetailProps) {
  const words = useWords();
  const id = useId();
  const isDesk = useMedia(desktop);
  const { place, go } = usePlace(flow, config, isDesk);
  const { store, news, seenNews } = useFlowForm(config, flow);
  const draft = useFormDraft({
    store,
    draftKey: store.mode === 'read' ? undefined : draftKeyOf(config),
    formVersion: Number(flow.flowTemplateInfo.version) || 1,
    base: { version: flow.formRev, values: flow.formData },
  });
  useFormLeave(store, draft);
  const flowUrgent = flow.flowTaskInfo?.flowUrgent ?? 1;
  const acts = useActs({ config, flow, store, draft, flowUrgent, onResult, onForm: () => go('form') });
  const shown = useShownActs(flow);
  useAskedAct(flow, acts.run);
  // A draft is nobody else's business yet.
  const isUnderWay = (flow.flowTaskInfo?.status ?? 0) > 0;
  const names = { form: 'flowPageForm', chart: 'flowPageChart', records: 'flowPageRecords' } as const;
  const further = { summary: 'flowPageSummary', comments: 'flowPageComments' } as const;
  const offered = [
    // A desk has the form beside them.
    ...(isDesk ? (['chart', 'records'] as const) : (['form', 'chart', 'records'] as const)).map((value) => ({
      value,
      label: words(names[value]),
    })),
    ...(flow.hasSummary ? [{ value: 'summary' as const, label: words(further.summary) }] : []),
    ...(flow.hasComments ? [{ value: 'comments' as const, label: words(further.comments) }] : []),
  ];
  // How often a comment was begun: each time its box gets the focus.
  const [begun, setBegun] = useState(0);
  const comment = () => {
    // Until the box is there no letter may reach the keys that decide.
    holdTyping();
    setBegun(begun + 1);
    go('comments');
  };
  const run = (act: FlowAct) =>
    act === 'print' ? go('print') : act === 'comment' ? comment() : acts.run(act);
  useActKeys(isDesk ? shown : [], run);
  const actBar = (
    <ActBar
      acts={shown.map((one) => (one.act === 'submit' ? { ...one, text: words('edit') } : one))}
      busy={acts.busy}
      line={acts.isWaiting && words('formUploading')}
      place={isDesk ? 'head' : 'foot'}
      onAct={run}
    />
  );
  const tabBar = (
    <Tabs id={id} label={words('flowPageTabs')} tabs={offered} value={place} onChange={(tab) => go(tab)} />
  );
  const form = (
    <div className="flow-form">
      <FormDraftOffer draft={draft} />
      <SavedOffer flow={flow} store={store} />
      <FormView store={store} />
    </div>
  );
  const panel = (
    <TabPanel id={id} value={place}>
      {place === 'form' && form}
      {place === 'chart' && (
        <div className="flow-drawing">
          <FlowChart
            chart={flow.chart}
            wide={!isDesk}
            isOver={isAgreedTo(flow.flowTaskInfo?.status ?? 0)}
            subFlowsPath={subFlowsPathIn(flow)}
          />
        </div>
      )}
      {place === 'records' && <FlowRecords records={flow.flowTaskOperatorRecordList} />}
      {place === 'summary' && <FlowSummary flowId={config.id} />}
      {place === 'comments' && (
        <Suspense fallback={<Skeleton count={3} />}>
          <FlowComments flowId={config.id} canWrite={may(flow, 'comment')} begun={begun} />
        </Suspense>
      )}
    </TabPanel>
  );
  if (place === 'print')
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        <PrintedFlow config={config} flow={flow} />
      </Suspense>
    );
  return (
    <Page
      title={flowTitle(flow)}
      back={listPathOf(config)}
      actions={
        <>
          {isUnderWay && <FlowDiscussion id={config.id} title={flow.flowTaskInfo?.fullName ?? ''} />}
          {isDesk && actBar}
        </>
      }
      lead={!isDesk && tabBar}
      foot={!isDesk && actBar}
      aside={
        isDesk && (
          <>
            {tabBar}
            <div className="flow-aside">{panel}</div>
          </>
        )
      }
    >
      <FlowHead flow={flow} />
      <RevocationLink config={config} flow={flow} />
      <SubjectLink subject={flow.subject} />
      <FlowNews news={news} isKept={store.isTouched} onSeen={seenNews} />
      <ApplicantCardLook value="left">{isDesk ? form : panel}</ApplicantCardLook>
      <OpenedOperation config={config} flow={flow} acts={acts} />
    </Page>
  );
}

/** Which part is in sight stands in the address: a reload finds it again. A manager looks at the drawing first. */
function usePlace({ hasSummary, hasComments }: Flow, { opType }: FlowConfig, isDesk: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const isOffered = (tab: Tab) =>
    (tab !== 'form' || !isDesk) && (tab !== 'summary' || hasSummary) && (tab !== 'comments' || hasComments);
  const tab =
    tabs.find((one) => one === asked && isOffered(one)) ?? (opType === '4' || isDesk ? 'chart' : 'form');
  const go = (to: Tab | 'print') => {
    const next = new URLSearchParams(search);
    next.set(to === 'print' ? 'print' : 'tab', to === 'print' ? '1' : to);
    // Paper is opened and closed by back; tabs are not steps of the way.
    setSearch(next, { replace: to !== 'print' });
  };
  return { place: search.has('print') ? ('print' as const) : tab, go };
}
