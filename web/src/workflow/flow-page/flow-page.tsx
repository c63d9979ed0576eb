import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../../ui/not-found.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { type FlowConfig, readFlowConfig } from '../flow-path.ts';
import type { ActResult } from '../operate/act-results.ts';
import { AfterAct } from './after-act.tsx';
import { FlowDetail } from './flow-detail.tsx';
import { isRequest } from './flow-store.ts';
import { dropResult, leftResult } from './left-result.ts';
import { LoadedFlow } from './loaded-flow.tsx';
import { RequestPage } from './request-page.tsx';

/** One flow: to be filled in and submitted, to be decided, or to be read. */
export function FlowPage() {
  const [search] = useSearchParams();
  const text = search.get('config');
  const config = useMemo(() => readFlowConfig(text), [text]);
  return config ? <OpenFlow key={text} config={config} /> : <NotFound home={homePath} />;
}

interface OpenFlowProps {
  config: FlowConfig;
  /** What to do when it is done; otherwise the page says what is next. */
  onDone?: (result: ActResult) => void;
}

export function OpenFlow({ config, onDone }: OpenFlowProps) {
  const [result, setResult] = useState(() => leftResult(config));
  useEffect(() => dropResult(config), [config]);
  const finish = (done: ActResult) => (onDone && done.leads !== 'nowhere' ? onDone(done) : setResult(done));
  if (result && result.leads !== 'nowhere') return <AfterAct config={config} result={result} />;
  return (
    <LoadedFlow config={config}>
      {(flow) =>
        isRequest(config, flow) ? (
          <RequestPage config={config} flow={flow} onResult={finish} />
        ) : (
          <FlowDetail config={config} flow={flow} onResult={finish} />
        )
      }
    </LoadedFlow>
  );
}
