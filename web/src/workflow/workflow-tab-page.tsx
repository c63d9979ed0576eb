import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
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
  const { start, choice } = useStartFlow();
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
