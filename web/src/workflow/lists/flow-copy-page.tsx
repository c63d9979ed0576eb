import { TaskList } from './task-list.tsx';

/** What this person was given a copy of. */
export const FlowCopyPage = () => <TaskList kind="copy" />;
