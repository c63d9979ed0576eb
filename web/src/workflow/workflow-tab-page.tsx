import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';

export function WorkflowTabPage() {
  const words = useWords();
  return (
    <Page title={words('tabWorkflow')}>
      <Empty title={words('workflowEmpty')} line={words('workflowEmptyLine')} />
    </Page>
  );
}
