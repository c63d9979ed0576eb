import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { workflowTabPath } from '../paths.ts';
import { FlowComments } from './flow-comments.tsx';

/** The comments of one flow by themselves: `?taskId=`, or `?id=` as older links say. */
export function CommentPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const flowId = search.get('taskId') || search.get('id') || '';
  return (
    <Page title={words('comments')} back={workflowTabPath}>
      {flowId ? <FlowComments flowId={flowId} /> : <Empty drawing="search" title={words('commentNoFlow')} />}
    </Page>
  );
}
