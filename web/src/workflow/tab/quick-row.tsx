import { countTasks } from '@fairway/contract/workflow-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { workflowPaths } from '../paths.ts';
import './quick-row.css';

interface Entry {
  path: string;
  words: PlainKey;
  icon: IconName;
}

const entries: readonly Entry[] = [
  { path: workflowPaths.launched, words: 'flowLaunched', icon: 'upload' },
  { path: workflowPaths.todo, words: 'flowTodo', icon: 'clock' },
  { path: workflowPaths.done, words: 'flowDone', icon: 'check' },
  { path: workflowPaths.copy, words: 'flowCopy', icon: 'copy' },
  { path: workflowPaths.entrust, words: 'flowEntrust', icon: 'users' },
];
/** People of customers have no figures. */
const figures: Entry = { path: workflowPaths.statistics, words: 'flowStatistics', icon: 'chart' };
const mostShown = 99;

/** The lists, with how much waits in them. */
export function QuickRow() {
  const words = useWords();
  const isMember = useSession(({ userInfo }) => userInfo?.userKind === 'member');
  // A number that does not come is no reason to interrupt anybody.
  const { data } = useQuery({ ...load(countTasks, { body: {} }), meta: { quiet: true } });
  const waiting = data?.toBeReviewed ?? 0;
  const unread = data?.unreadCopies ?? 0;
  const badges: Partial<Record<string, { count: number; words: string }>> = {
    [workflowPaths.launched]: {
      count: data?.returned ?? 0,
      words: words('flowReturnedCount', { count: data?.returned ?? 0 }),
    },
    [workflowPaths.todo]: { count: waiting, words: words('flowWaiting', { count: waiting }) },
  };
  return (
    <ul className="quick-row">
      {[...entries, ...(isMember ? [figures] : [])].map(({ path, words: key, icon }) => (
        <li key={path}>
          <Link to={path} className="quick-entry">
            <span className="quick-icon">
              <Icon name={icon} size={24} />
              <QuickBadge {...badges[path]} />
              {path === workflowPaths.copy && unread > 0 && (
                <span className="quick-dot">
                  <span className="visually-hidden">{words('unreadCount', { count: unread })}</span>
                </span>
              )}
            </span>
            <span>{words(key)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How much of a list waits for this person; nothing where nothing does. */
function QuickBadge({ count = 0, words = '' }: { count?: number; words?: string }) {
  if (count === 0) return null;
  return (
    <span className="quick-badge">
      <span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
