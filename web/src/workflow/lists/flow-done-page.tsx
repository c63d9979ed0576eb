import { StatisticsLink } from '../statistics/statistics-link.tsx';
import { TaskList } from './task-list.tsx';

/** What this person has decided; how fast is a step away. */
export const FlowDonePage = () => <TaskList kind="done" actions={<StatisticsLink of="own" />} />;
