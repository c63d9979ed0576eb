import { getBusinessPortal } from '@fairway/contract/dashboards.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { SearchButton } from '../../search/search-button.tsx';
import { useGreeting } from '../../session/use-greeting.ts';
import { Banner } from '../../ui/banner.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useSession } from '../../wire/session-store.ts';
import '../dash-block.css';
import { CustomerBlocks } from './customer-blocks.tsx';
import { OrderLink } from './order-link.tsx';
import './portal-page.css';
import { StaffBlocks } from './staff-blocks.tsx';

/** Where a day begins: for staff what they open and should know, for customers their cargo and what waits for them. */
export function PortalPage() {
  const words = useWords();
  const greeting = useGreeting();
  const isDesk = useMedia(desktop);
  const isCustomer = useSession(({ userInfo }) => userInfo?.userKind === 'customer');
  const portal = useQuery(load(getBusinessPortal, {}));
  return (
    <Page
      title={words('dashPortal')}
      back={homePath}
      width="whole"
      actions={<IconButton icon="refresh" label={words('refresh')} onClick={() => void portal.refetch()} />}
    >
      <div className="dash">
        <Banner title={greeting} line={words(isCustomer ? 'dashCustomerLine' : 'dashStaffLine')}>
          <div className="portal-acts">
            {/* A desk has it in its bar. */}
            {!isDesk && <SearchButton />}
            {isCustomer && <OrderLink />}
          </div>
        </Banner>
        {isCustomer ? <CustomerBlocks portal={portal} /> : <StaffBlocks portal={portal} />}
        {portal.data && (
          <p className="dash-line">
            {words('dashAsOf', { time: formatDate(portal.data.asOf, 'yyyy-MM-dd HH:mm') })}
          </p>
        )}
      </div>
    </Page>
  );
}
