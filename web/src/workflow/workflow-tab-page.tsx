import { Navigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useSession } from '../wire/session-store.ts';
import { AllFlows } from './tab/all-flows.tsx';
import { FavouriteFlows } from './tab/favourite-flows.tsx';
import { QuickRow } from './tab/quick-row.tsx';
import { TodoPreview } from './tab/todo-preview.tsx';
import { useStartFlow } from './use-start-flow.tsx';

/** What waits, and everything one can ask for. */
export function WorkflowTabPage() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const isOff = useSession(({ userInfo }) => userInfo?.workflowEnabled === 0);
  const isCustomer = useSession(({ userInfo }) => userInfo?.userKind === 'customer');
  const { start, choice } = useStartFlow();
  // Customers have no such tab; what they may ask for stands on their home.
  if (isCustomer) return <Navigate to={homePath} replace />;
  return (
    <Page title={words('tabWorkflow')}>
      {isOff ? (
        <Empty drawing="locked" title={words('workflowOff')} />
      ) : (
        <>
          <QuickRow />
          {isDesk && <TodoPreview />}
          <FavouriteFlows onStart={start} />
          <AllFlows onStart={start} />
          {choice}
        </>
      )}
    </Page>
  );
}
