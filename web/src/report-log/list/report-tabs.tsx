import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getReportOverview } from '@fairway/contract/report-log.ts';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { reportsScreen } from '../paths.ts';
import './report-tabs.css';

const tabs = { sent: 'reportSent', received: 'reportReceived', team: 'reportTeam' } as const;
export type ReportTab = keyof typeof tabs;

export function tabOf(address: URLSearchParams): ReportTab {
  const tab = address.get('tab');
  return tab === 'received' || tab === 'team' ? tab : 'sent';
}

interface ReportTabsProps {
  tab: ReportTab;
  overview: Reply<typeof getReportOverview> | undefined;
}

/** What I wrote, what I got, and what those below me wrote. */
export function ReportTabs({ tab, overview }: ReportTabsProps) {
  const words = useWords();
  const [address] = useSearchParams();
  const shown = (Object.keys(tabs) as ReportTab[]).filter((one) => one !== 'team' || overview?.team);
  const pathOf = (name: ReportTab) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    query.set('tab', name);
    return `${reportsScreen}?${query}`;
  };
  return (
    <nav className="report-tabs" aria-label={words('reportTabs')}>
      {shown.map((name) => (
        <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {words(tabs[name])}
          {name === 'received' && Boolean(overview?.unread) && (
            <span className="report-tabs-count number">{overview?.unread}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
