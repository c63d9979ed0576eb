import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { useGreeting } from '../session/use-greeting.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useIsBuilt } from '../wire/navigation/built-screens.ts';
import { FavouriteMenus } from './favourite-menus.tsx';
import { groupMenus } from './group-menus.ts';
import { MenuGroup } from './menu-group.tsx';
import { useMenuName } from './use-menu-name.ts';
import './workbench-page.css';

/** Everything this person may open, in the groups the company gave it. */
export function WorkbenchPage() {
  const words = useWords();
  const greeting = useGreeting();
  const isBuilt = useIsBuilt();
  const nameOf = useMenuName();
  const [keyword, setKeyword] = useState('');
  const { data, isError, refetch } = useQuery(currentUserQuery);
  const groups =
    data && groupMenus(data.menuList, { isBuilt, keyword, nameOf, otherName: words('workbenchOther') });
  return (
    <Page title={words('tabWorkbench')} head="own">
      <Banner title={greeting} line={words('workbenchLine')}>
        <SearchBox value={keyword} onSearch={setKeyword} />
      </Banner>
      {!groups && !isError && <Skeleton count={2} />}
      {!groups && isError && (
        <ErrorScreen title={words('loadFailed')} line={words('networkDown')} onRetry={() => void refetch()} />
      )}
      {keyword === '' && groups && groups.length > 0 && <FavouriteMenus groups={groups} />}
      <div className="workbench-groups">
        {groups?.map((group) => (
          <MenuGroup key={group.id} group={group} />
        ))}
      </div>
      {groups?.length === 0 &&
        (keyword ? (
          <Empty
            drawing="search"
            title={words('workbenchNoMatch', { keyword })}
            action={<Button onClick={() => setKeyword('')}>{words('clearSearch')}</Button>}
          />
        ) : (
          <Empty title={words('workbenchEmpty')} line={words('workbenchEmptyLine')} />
        ))}
    </Page>
  );
}
