import { listTasks, pressingFirst, taskLists } from '@fairway/contract/workflow-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { load } from '../../wire/calls.ts';
import { FlowCard } from '../flow-card.tsx';
import { taskConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import { workflowPaths } from '../paths.ts';
import './todo-preview.css';

const shown = 3;

/** What is urgent or overdue, then the newest tasks, where a desk has room for them; nothing while nothing waits. */
export function TodoPreview() {
  const words = useWords();
  const navigate = useNavigate();
  const { data } = useQuery({
    ...load(listTasks, {
      params: { category: taskLists.todo },
      query: { pageSize: shown, sidx: pressingFirst },
    }),
    meta: { quiet: true },
  });
  if (!data || data.list.length === 0) return null;
  return (
    <Card title={words('flowTodo')} state={<Link to={workflowPaths.todo}>{words('flowSeeAll')}</Link>}>
      <ul className="todo-preview">
        {data.list.slice(0, shown).map((task) => (
          <li key={task.id}>
            <button
              type="button"
              className="todo-preview-row"
              onClick={() => void navigate(flowPath(taskConfig(task, '1')))}
            >
              <FlowCard
                flow={task}
                step={task.nodeName || task.thisStep}
                time={{ label: words('flowReceivedAt'), at: task.creatorTime }}
              />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
