import { useEffect, useState } from 'react';
import type { FlowConfig } from '../flow-path.ts';
import type { ActResult } from '../operate/act-results.ts';
import { AfterAct } from './after-act.tsx';
import { FlowDetail } from './flow-detail.tsx';
import { isRequest } from './flow-store.ts';
import { dropResult, leftResult } from './left-result.ts';
import { LoadedFlow } from './loaded-flow.tsx';
import { RequestPage } from './request-page.tsx';

interface OpenFlowProps {
  config: FlowConfig;
  /** What to do when it is done; otherwise it says itself what is next. */
  onDone?: (result: ActResult) => void;
}

/** One flow, on its page or beside a list: to be filled in and submitted, to be decided, or to be read. */
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
