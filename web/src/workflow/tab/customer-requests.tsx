import { listLaunched, listTasks, taskLists } from '@fairway/contract/workflow-lists.ts';
import { listStartable } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { MenuRows } from '../../ui/menu-rows.tsx';
import { load } from '../../wire/calls.ts';
import { workflowPaths } from '../paths.ts';
import { useStartFlow } from '../use-start-flow.tsx';
import { FlowGrid } from './flow-grid.tsx';
import { TodoPreview } from './todo-preview.tsx';

/** What a customer can ask the company for, and what became of it; nothing where they can ask for nothing. */
function CustomerRequests() {
  const words = useWords();
  const { start, choice } = useStartFlow();
  const quiet = { meta: { quiet: true } };
  const { data: startable } = useQuery({
    ...load(listStartable, { query: { flowType: '0', pageSize: 50 } }),
    ...quiet,
  });
  const { data: launched } = useQuery({ ...load(listLaunched, { query: { pageSize: 1 } }), ...quiet });
  const { data: done } = useQuery({
    ...load(listTasks, { params: { category: taskLists.done }, query: { pageSize: 1 } }),
    ...quiet,
  });
  const templates = startable?.list ?? [];
  const rows = [
    { list: launched, icon: 'upload', name: words('flowLaunched'), opens: workflowPaths.launched },
    { list: done, icon: 'check', name: words('flowDone'), opens: workflowPaths.done },
  ] as const;
  const lists = rows.filter(({ list }) => (list?.pagination.total ?? 0) > 0);
  if (templates.length === 0 && lists.length === 0) return null;
  return (
    <Card title={words('customerRequests')}>
      {templates.length > 0 && <FlowGrid templates={templates} onPick={start} />}
      {lists.length > 0 && (
        <MenuRows
          rows={lists.map(({ list, ...row }) => ({ ...row, value: String(list?.pagination.total ?? '') }))}
        />
      )}
      {choice}
    </Card>
  );
}

export const workflowCustomerCards = { TodoPreview, CustomerRequests };
