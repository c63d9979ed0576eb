import { AppError } from '@fairway/contract/app-error.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { hasEarlierScreen } from '../../ui/nav-bar.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { forgetDraft } from '../../wire/drafts.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { draftKeyOf, type Flow, may, useFlow } from '../flow-page/flow.ts';
import { leaveResult } from '../flow-page/left-result.ts';
import { clearPendingForm, type PendingForm, pendingFormFor, seenOf } from '../flow-page/pending-form.ts';
import { flowPath } from '../flow-path.ts';
import type { ActResult } from './act-results.ts';
import { type OperateConfig, readOperateConfig } from './operate-path.ts';
import { isAsking, Operation, type OperationFrame } from './operation.tsx';

/** What has to be said with an act, on a page of its own. It stands in the address, so a reload finds it again. */
export function OperatePage() {
  const [search] = useSearchParams();
  const text = search.get('config');
  const [config] = useState(() => readOperateConfig(text));
  return config && isAsking(config.act) ? <OpenPage config={config} /> : <NotFound home={homePath} />;
}

function OpenPage({ config }: { config: OperateConfig }) {
  const words = useWords();
  const navigate = useNavigate();
  const { act, missing: _, ...place } = config;
  const { data, error, refetch } = useFlow(place);
  const back = flowPath(place);
  const toFlow = () => void (hasEarlierScreen() ? navigate(-1) : navigate(back, { replace: true }));
  // A new request exists only where its form was filled in.
  const isWithoutForm = place.id === '' && pendingFormFor(place) === undefined;
  if (data && may(data, act) && !isWithoutForm)
    return <Deciding config={config} flow={data} toFlow={toFlow} />;
  const isGone = data !== undefined || error instanceof AppError;
  return (
    <Page title={words(isGone ? 'operateGone' : 'flowPageOpening')} back={back}>
      {!isGone && !error && <Skeleton count={3} />}
      {isGone && (
        <Empty
          drawing="search"
          title={words('operateGone')}
          line={words('operateGoneLine')}
          action={<Button onClick={toFlow}>{words('operateToFlow')}</Button>}
        />
      )}
      {!isGone && error && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void refetch()}>{words('retry')}</Button>}
        />
      )}
    </Page>
  );
}

interface DecidingProps {
  config: OperateConfig;
  flow: Flow;
  toFlow: () => void;
}

function Deciding({ config, flow, toFlow }: DecidingProps) {
  const words = useWords();
  const { act, missing = [], ...place } = config;
  const [pending] = useState(() => pendingFormFor(place) ?? carriedByLink(flow));
  const done = (result: ActResult) => {
    if (pendingFormFor(place)) leaveResult(place, result);
    clearPendingForm(place);
    forgetDraft(draftKeyOf(place));
    toast(words(result.words));
    toFlow();
  };
  const stale = (reason: string) => {
    toast(words('actStale', { reason }), 4_000);
    toFlow();
  };
  const [opened] = useState(place);
  return (
    <Operation
      {...{ act, flow, pending, missing }}
      config={opened}
      isBrief={false}
      frame={PageFrame}
      onDone={done}
      onStale={stale}
      onClose={toFlow}
    />
  );
}

/** Whoever came by a link has seen the flow as it is now and changed nothing in its form. */
const carriedByLink = (flow: Flow): PendingForm => ({
  formData: {},
  flowUrgent: (flow.flowTaskInfo?.flowUrgent ?? 1) as 1,
  seen: seenOf(flow),
});

const PageFrame: OperationFrame = ({ title, buttons, children }) => (
  <Page title={title} back={homePath} foot={<ActionBar>{buttons}</ActionBar>}>
    {children}
  </Page>
);
