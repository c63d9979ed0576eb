import { useEffect } from 'react';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useOnline } from '../../wire/use-online.ts';
import { useFixes } from '../position/use-fixes.ts';
import { WaitingList } from '../queue/waiting-list.tsx';
import { NoticeCard } from './notice-card.tsx';
import { PunchLinks } from './punch-links.tsx';
import './punch-page.css';
import { PunchPlace } from './punch-place.tsx';
import { type PunchStart, usePunchStart } from './use-punch-start.ts';

/** Where I am, whom I visit, and the buttons that say so. */
export function PunchPage() {
  const words = useWords();
  const isOnline = useOnline();
  const start = usePunchStart();
  const { data } = start;
  const frame = {
    title: words('punchTitle'),
    back: homePath,
    actions: <PunchLinks start={data} />,
  };
  if (data?.notice.isAgreed) return <Agreed frame={frame} start={data} heardAt={start.dataUpdatedAt} />;
  return (
    <Page {...frame}>
      <WaitingList />
      {!data && !isOnline ? (
        <Empty drawing="broken" title={words('punchFirstOnline')} line={words('punchFirstOnlineLine')} />
      ) : (
        <Loaded query={{ ...start, data }}>
          {({ notice }) => <NoticeCard notice={notice} onAgreed={() => void start.refetch()} />}
        </Loaded>
      )}
    </Page>
  );
}

interface AgreedProps {
  frame: { title: string; back: string; actions: React.ReactNode };
  start: PunchStart;
  heardAt: number;
}

/** The device is asked where it is only after it was agreed to. */
function Agreed({ frame, start, heardAt }: AgreedProps) {
  const fixes = useFixes();
  const { seek } = fixes;
  useEffect(() => void seek(), [seek]);
  return <PunchPlace frame={frame} start={start} heardAt={heardAt} fixes={fixes} />;
}
