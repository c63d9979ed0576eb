import { type BeforeItem, listTasks, taskLists } from '@fairway/contract/workflow-lists.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useList } from '../../wire/use-list.ts';
import { FlowCard } from '../flow-card.tsx';
import { filterSheet } from '../lists/filter-sheet.tsx';
import { FlowList } from '../lists/flow-list.tsx';
import { FlowRow } from '../lists/flow-row.tsx';
import { useFlowFilters } from '../lists/use-flow-filters.ts';
import { BatchBar } from './batch-bar.tsx';
import type { BatchKind } from './batch-kinds.ts';
import { BatchSheet } from './batch-sheet.tsx';
import { useTicks } from './use-ticks.ts';

/** The tasks that can be decided together, to be ticked. Back and Esc lead to the ordinary list. */
export function BatchList({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const filters = useFlowFilters();
  const { status: _, ...conditions } = filters.conditions;
  const list = useList(listTasks, conditions, { params: { category: taskLists.batch } });
  const tasks = (list.rows ?? []).filter(({ isBatch }) => isBatch);
  const ticks = useTicks(tasks);
  // Kept as they were: what is decided leaves the list while the sheet still tells of it.
  const [asked, setAsked] = useState<{ kind: BatchKind; tasks: readonly BeforeItem[] }>();
  useBackCloses(true, onClose);
  return (
    <FlowList foot={<BatchBar ticks={ticks} onPick={(kind) => setAsked({ kind, tasks: ticks.ticked })} />}>
      <ListPage
        title={words('batchTitle')}
        actions={
          <Button look="quiet" onClick={onClose}>
            {words('batchLeave')}
          </Button>
        }
        onClose={onClose}
        list={{ ...list, rows: list.rows && tasks }}
        rowKey={(task) => task.id}
        row={(task) => (
          <FlowRow name={task.fullName} isTicked={ticks.isTicked(task)} onPress={() => ticks.toggle(task)}>
            <FlowCard
              flow={task}
              tick={ticks.isTicked(task) ? 'on' : 'off'}
              step={task.nodeName || task.thisStep}
              time={{ label: words('flowReceivedAt'), at: task.creatorTime }}
            />
          </FlowRow>
        )}
        search={filters.search}
        filter={filterSheet(filters, { person: true })}
        onClearConditions={filters.clear}
        empty={<Empty title={words('batchEmpty')} line={words('batchEmptyLine')} />}
      />
      {asked && (
        <BatchSheet
          kind={asked.kind}
          tasks={asked.tasks}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            ticks.clear();
          }}
        />
      )}
    </FlowList>
  );
}
