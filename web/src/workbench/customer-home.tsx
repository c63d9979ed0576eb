import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useWords } from '../language/words.ts';
import { SearchButton } from '../search/search-button.tsx';
import { useGreeting } from '../session/use-greeting.ts';
import { Banner } from '../ui/banner.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { CustomerCardsContext } from '../wire/customer-cards.ts';
import './customer-home.css';
import { MenuGroup } from './menu-group.tsx';
import { SystemSwitch } from './system-switch.tsx';
import { useMenuGroups } from './use-menu-groups.ts';

/** What concerns a customer: what they can ask for, what came, and whom to turn to. Nothing that is empty. */
export function CustomerHome() {
  const words = useWords();
  const greeting = useGreeting();
  const isDesk = useMedia(desktop);
  const groups = useMenuGroups();
  const loadCards = use(CustomerCardsContext);
  const { data: cards } = useQuery({ queryKey: ['customerCards'], queryFn: loadCards, staleTime: Infinity });
  return (
    <Page title={words('tabHome')} head="own" width="whole">
      <Banner title={greeting} line={words('customerLine')}>
        {/* A desk has it in its bar. */}
        {!isDesk && <SearchButton />}
      </Banner>
      {!isDesk && <SystemSwitch />}
      {!cards && <Skeleton count={2} />}
      <div className="customer-home">
        {groups?.map((group) => (
          <MenuGroup key={group.id} group={group} />
        ))}
        {cards && Object.entries(cards).map(([name, Part]) => <Part key={name} />)}
      </div>
    </Page>
  );
}
