import { accountCustomerCards } from '../../account/about/customer-service.tsx';
import { chatCustomerCards } from '../../chat/home/customer-contacts.tsx';
import { useWords } from '../../language/words.ts';
import { messagesCustomerCards } from '../../messages/customer-cards.tsx';
import { ordersCustomerCards } from '../../orders/customer-orders.tsx';
import { quotesCustomerCards } from '../../quotes/customer-quotes.tsx';
import { releaseCustomerCards } from '../../release/home/customer-releases.tsx';
import { shipmentsCustomerCards } from '../../shipments/home/customer-shipments.tsx';
import { useSeesShipments } from '../../shipments/home/use-sees-shipments.ts';
import { ShipmentsMap } from '../../shipments/map/shipments-map.tsx';
import { myShipmentsPath } from '../../shipments/paths.ts';
import { Link } from '../../ui/link.tsx';
import { DashBlock } from '../dash-block.tsx';
import { BillsBlock } from './bills-block.tsx';
import { CreditBlock } from './credit-block.tsx';
import { MarketBlock } from './market-block.tsx';
import { NotesBlock } from './notes-block.tsx';
import type { PortalQuery } from './portal-query.ts';

const { ToDoOfShipments, ArrivingToday } = shipmentsCustomerCards;
const { CustomerOrders } = ordersCustomerCards;
const { CustomerQuotes } = quotesCustomerCards;
const { CustomerReleases } = releaseCustomerCards;
const { CustomerNotices } = messagesCustomerCards;
const { CustomerContacts } = chatCustomerCards;
const { CustomerService } = accountCustomerCards;

/** Their cargo on its way, what waits for them, what they owe, and whom to turn to. */
export function CustomerBlocks({ portal }: { portal: PortalQuery }) {
  return (
    <>
      <div className="dash-grid">
        <OnTheWay />
        <div className="dash-third portal-money">
          <CreditBlock portal={portal} />
          <BillsBlock />
        </div>
      </div>
      <div className="dash-cards">
        <ToDoOfShipments />
        <ArrivingToday />
        <CustomerOrders />
        <CustomerQuotes />
        <CustomerReleases />
        <CustomerContacts />
        <CustomerService />
        <CustomerNotices />
      </div>
      <div className="dash-grid">
        <MarketBlock portal={portal} />
        <NotesBlock portal={portal} />
      </div>
    </>
  );
}

const onTheWay = { scope: 'mine', segment: 'onTheWay' } as const;

function OnTheWay() {
  const words = useWords();
  const seesShipments = useSeesShipments();
  if (!seesShipments) return null;
  return (
    <DashBlock
      title={words('dashMap')}
      width="most"
      tools={<Link to={`${myShipmentsPath}?f.segment=onTheWay`}>{words('dashMapAll')}</Link>}
    >
      <div className="portal-map">
        <ShipmentsMap asked={onTheWay} />
      </div>
    </DashBlock>
  );
}
