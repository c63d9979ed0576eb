import { TaskList } from './task-list.tsx';

/** What this person has decided. */
export const FlowDonePage = () => <TaskList kind="done" />;
