import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { contactsPath } from '../people/paths.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { useSession } from '../session/session-store.ts';
import { useGreeting } from '../session/use-greeting.ts';
import { Banner } from '../ui/banner.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { Page } from '../ui/page.tsx';
import './home-page.css';
import { useToday } from './use-today.ts';

export function HomePage() {
  const words = useWords();
  const greeting = useGreeting();
  const today = useToday();
  const userInfo = useSession((session) => session.userInfo);
  const { data } = useQuery(currentUserQuery);
  const last = userInfo?.prevLoginTime;
  return (
    <Page title={words('tabHome')} head="own">
      <Banner title={greeting} line={data?.sysConfigInfo.companyName}>
        <div className="home-facts">
          <span>{today}</span>
          {userInfo?.prevLogin === 1 && (
            <span className="number">
              {last ? words('lastSignIn', { time: formatDate(last) }) : words('firstSignIn')}
            </span>
          )}
        </div>
      </Banner>
      {userInfo?.userKind === 'member' && (
        <Card>
          <MenuRows rows={[{ icon: 'contacts', name: words('contacts'), opens: contactsPath }]} />
        </Card>
      )}
      <Card title={words('messagesTitle')}>
        <Empty title={words('messagesEmpty')} line={words('messagesEmptyLine')} />
      </Card>
    </Page>
  );
}
