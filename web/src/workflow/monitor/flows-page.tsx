import { useSession } from '../../wire/session-store.ts';
import { WorkflowTabPage } from '../workflow-tab-page.tsx';
import { FlowMonitorPage } from './flow-monitor-page.tsx';

/** For whoever may watch all flows their list, for everybody else what the tab shows. */
export function FlowsPage() {
  const mayWatch = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'flowMonitor'),
  );
  return mayWatch ? <FlowMonitorPage /> : <WorkflowTabPage />;
}
