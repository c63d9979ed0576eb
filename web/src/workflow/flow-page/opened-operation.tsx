import type { FlowConfig } from '../flow-path.ts';
import { SheetFrame } from '../operate/operate-sheet.tsx';
import { Operation } from '../operate/operation.tsx';
import type { Flow } from './flow.ts';
import type { useActs } from './use-acts.ts';

interface OpenedOperationProps {
  config: FlowConfig;
  flow: Flow;
  acts: ReturnType<typeof useActs>;
}

/** The decision that is being asked for beside the flow. */
export function OpenedOperation({ config, flow, acts }: OpenedOperationProps) {
  const { opened } = acts;
  if (!opened) return null;
  return (
    <Operation
      key={`${opened.act} ${opened.isBrief}`}
      {...opened}
      config={config}
      flow={flow}
      frame={SheetFrame}
      onDone={acts.finish}
      onStale={acts.follow}
      onClose={acts.close}
      onMore={opened.isBrief ? acts.sayMore : undefined}
    />
  );
}
