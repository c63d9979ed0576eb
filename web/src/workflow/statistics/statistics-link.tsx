import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useSession } from '../../wire/session-store.ts';
import { workflowPaths } from '../paths.ts';

/** Leads to the figures; people of customers have none. */
export function StatisticsLink({ of }: { of: 'all' | 'own' }) {
  const words = useWords();
  const navigate = useNavigate();
  const isMember = useSession(({ userInfo }) => userInfo?.userKind === 'member');
  if (!isMember) return null;
  return (
    <IconButton
      icon="chart"
      label={words(of === 'all' ? 'statistics' : 'statisticsOwn')}
      onClick={() => void navigate(workflowPaths.statistics)}
    />
  );
}
