import { type BeforeItem, listTasks, pressingFirst } from '@fairway/contract/workflow-lists.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useList } from '../../wire/use-list.ts';
import { FlowCard } from '../flow-card.tsx';
import { taskConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import { workflowTabPath } from '../paths.ts';
import { DenseFlow } from './dense-flow.tsx';
import { filterSheet } from './filter-sheet.tsx';
import { useFlowColumns } from './flow-columns.tsx';
import { FlowDesk } from './flow-desk.tsx';
import { FlowList } from './flow-list.tsx';
import { FlowRow } from './flow-row.tsx';
import { FlowTable } from './flow-table.tsx';
import { useListLook } from './list-look.tsx';
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
  const isDesk = useMedia(desktop);
  const order = kind === 'todo' ? { sidx: pressingFirst } : {};
  const list = useList(listTasks, { ...conditions, ...order }, { params: { category } });
  const stepOf = (task: BeforeItem) => task.nodeName || task.thisStep;
  const nothing = <Empty title={words(empty)} line={words(emptyLine)} />;
  const look = useListLook((state) => state.look);
  const columns = useFlowColumns<BeforeItem>({
    ...{ statuses, stepOf, offers: { person: true } },
    atOf: ({ creatorTime }) => creatorTime,
    timeName: words(time),
  });
  if (isDesk && look === 'table')
    return (
      <FlowTable
        name={`flows-${kind}`}
        title={words(title)}
        back={workflowTabPath}
        actions={actions}
        endpoint={listTasks}
        params={{ category }}
        order={order}
        columns={columns}
        configOf={(task) => taskConfig(task, opType)}
        empty={nothing}
      />
    );
  if (isDesk)
    return (
      <FlowDesk
        title={words(title)}
        back={workflowTabPath}
        actions={actions}
        list={list}
        row={(task) => (
          <DenseFlow
            flow={task}
            statuses={statuses}
            step={stepOf(task)}
            at={task.creatorTime}
            isMine={kind === 'todo'}
          />
        )}
        configOf={(task) => taskConfig(task, opType)}
        search={filters.search}
        filter={filterSheet(filters, { person: true })}
        onClearConditions={filters.clear}
        empty={nothing}
      />
    );
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
              step={stepOf(task)}
              time={{ label: words(time), at: task.creatorTime }}
            />
          </FlowRow>
        )}
        search={filters.search}
        filter={filterSheet(filters, { person: true })}
        onClearConditions={filters.clear}
        empty={nothing}
      />
    </FlowList>
  );
}
