import type { BeforeItem } from '@fairway/contract/workflow-lists.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { BatchList } from '../batch/batch-list.tsx';
import { taskConfig } from '../flow-configs.ts';
import { flowPath } from '../flow-path.ts';
import { TaskList } from './task-list.tsx';

/** What waits for this person; several can be decided at once. */
export function FlowTodoPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [isBatch, setIsBatch] = useState(false);
  const openAct = (task: BeforeItem, act: 'audit' | 'transfer') => () =>
    void navigate(`${flowPath(taskConfig(task, '1'))}&act=${act}`);
  const actsOf = (task: BeforeItem): Act[] =>
    task.suspend === 1
      ? []
      : [
          { name: words('flowApprove'), icon: 'check', act: openAct(task, 'audit') },
          { name: words('flowTransfer'), icon: 'redo', act: openAct(task, 'transfer') },
        ];
  if (isBatch) return <BatchList onClose={() => setIsBatch(false)} />;
  return (
    <TaskList
      kind="todo"
      actsOf={actsOf}
      actions={
        <Button look="quiet" onClick={() => setIsBatch(true)}>
          {words('batch')}
        </Button>
      }
    />
  );
}
