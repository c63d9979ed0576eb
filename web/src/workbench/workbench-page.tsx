import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { SearchButton } from '../search/search-button.tsx';
import { currentUserQuery } from '../session/current-user.ts';
import { useGreeting } from '../session/use-greeting.ts';
import { Banner } from '../ui/banner.tsx';
import { Empty } from '../ui/empty.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useSession } from '../wire/session-store.ts';
import { CustomerHome } from './customer-home.tsx';
import { FavouriteMenus } from './favourite-menus.tsx';
import { MenuGroup } from './menu-group.tsx';
import { StaffCards } from './staff-cards.tsx';
import { SystemSwitch } from './system-switch.tsx';
import { useMenuGroups } from './use-menu-groups.ts';
import './workbench-page.css';

/** The first screen after signing in: a customer has one of their own. */
export function WorkbenchPage() {
  const isCustomer = useSession(({ userInfo }) => userInfo?.userKind === 'customer');
  return isCustomer ? <CustomerHome /> : <Workbench />;
}

/** Everything this person may open, in the groups the company gave it. */
function Workbench() {
  const words = useWords();
  const greeting = useGreeting();
  const { isError, refetch } = useQuery(currentUserQuery);
  const groups = useMenuGroups();
  const isDesk = useMedia(desktop);
  return (
    <Page title={words('tabWorkbench')} head="own" width="whole">
      <Banner title={greeting} line={words('workbenchLine')}>
        {/* A desk has it in its bar. */}
        {!isDesk && <SearchButton />}
      </Banner>
      {!isDesk && <SystemSwitch />}
      {!groups && !isError && <Skeleton count={2} />}
      {!groups && isError && (
        <ErrorScreen title={words('loadFailed')} line={words('networkDown')} onRetry={() => void refetch()} />
      )}
      {groups && groups.length > 0 && <StaffCards />}
      {groups && groups.length > 0 && <FavouriteMenus groups={groups} />}
      <div className="workbench-groups">
        {groups?.map((group) => (
          <MenuGroup key={group.id} group={group} />
        ))}
      </div>
      {groups?.length === 0 && <Empty title={words('workbenchEmpty')} line={words('workbenchEmptyLine')} />}
    </Page>
  );
}
