import { type BeforeItem, listTasks } from '@fairway/contract/workflow-lists.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useList } from '../../wire/use-list.ts';
import { FlowCard } from '../flow-card.tsx';
import { taskConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import { workflowTabPath } from '../paths.ts';
import { filterSheet } from './filter-sheet.tsx';
import { FlowList } from './flow-list.tsx';
import { FlowRow } from './flow-row.tsx';
import { type TaskKind, taskKinds } from './task-kinds.ts';
import { useFlowFilters } from './use-flow-filters.ts';

interface TaskListProps {
  kind: TaskKind;
  actions?: ReactNode;
  actsOf?: (task: BeforeItem) => Act[];
}

/** Tasks of one kind, the newest first; a press opens the flow. */
export function TaskList({ kind, actions, actsOf }: TaskListProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { category, opType, title, time, empty, emptyLine, statuses } = taskKinds[kind];
  const filters = useFlowFilters();
  const { status: _, ...conditions } = filters.conditions;
  const list = useList(listTasks, conditions, { params: { category } });
  return (
    <FlowList>
      <ListPage
        title={words(title)}
        back={workflowTabPath}
        actions={actions}
        list={list}
        rowKey={(task) => task.id}
        row={(task) => (
          <FlowRow
            name={task.fullName}
            acts={actsOf?.(task) ?? []}
            onPress={() => void navigate(flowPath(taskConfig(task, opType)))}
          >
            <FlowCard
              flow={task}
              statuses={statuses}
              step={task.nodeName || task.thisStep}
              time={{ label: words(time), at: task.creatorTime }}
            />
          </FlowRow>
        )}
        search={filters.search}
        filter={filterSheet(filters, { person: true })}
        onClearConditions={filters.clear}
        empty={<Empty title={words(empty)} line={words(emptyLine)} />}
      />
    </FlowList>
  );
}
