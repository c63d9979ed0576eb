import { listComments } from '@fairway/contract/workflow-comments.ts';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { FlatList } from '../../ui/flat-list.tsx';
import { useList } from '../../wire/use-list.ts';
import { CommentBox } from './comment-box.tsx';
import { FlowComment } from './flow-comment.tsx';
import './flow-comments.css';

interface FlowCommentsProps {
  flowId: string;
  /** Where it is left out anybody who may read may write. */
  canWrite?: boolean;
  /** How often somebody asked to write one: the box gets the focus each time. */
  begun?: number;
}

/** What people say about a flow, the newest first, and where to say something. */
export function FlowComments({ flowId, canWrite = true, begun = 0 }: FlowCommentsProps) {
  const words = useWords();
  const list = useList(listComments, { taskId: flowId });
  const canRead = list.rows !== undefined || list.problem === undefined;
  return (
    <div className="flow-comments">
      {canWrite && canRead && <CommentBox key={flowId} flowId={flowId} begun={begun} />}
      <FlatList
        label={words('comments')}
        list={list}
        rowKey={({ id }) => id}
        row={(comment) => <FlowComment comment={comment} />}
        empty={<Empty title={words('commentsEmpty')} line={words('commentsEmptyLine')} />}
      />
    </div>
  );
}
