import { TodoList } from '../../boards/to-do/todo-list.tsx';
import { useWords } from '../../language/words.ts';
import { messagesCustomerCards } from '../../messages/customer-cards.tsx';
import { FavouriteMenus } from '../../workbench/favourite-menus.tsx';
import type { MenuGroupOfPages } from '../../workbench/group-menus.ts';
import { MenuGroup } from '../../workbench/menu-group.tsx';
import { useMenuGroups } from '../../workbench/use-menu-groups.ts';
import { DashBlock } from '../dash-block.tsx';
import { MarketBlock } from './market-block.tsx';
import { NotesBlock } from './notes-block.tsx';
import type { PortalQuery } from './portal-query.ts';

/** What a forwarder opens every day, in this order; the menu has those of them that a person has. */
const shortcuts: readonly string[] = [
  ...['freight', 'localCharge', 'onlineOrder', 'cargoShipment', 'cargoRelease'],
  ...['invoice', 'taxInvoice', 'accountsAnalysis', 'personalBoard', 'enterpriseBoard', 'salesCockpit'],
];

const { CustomerNotices: Notices } = messagesCustomerCards;

export function StaffBlocks({ portal }: { portal: PortalQuery }) {
  const words = useWords();
  const groups = useMenuGroups();
  return (
    <>
      {groups && <Shortcuts groups={groups} name={words('dashShortcuts')} />}
      <div className="dash-grid">
        <DashBlock title={words('todoTitle')} width="whole">
          <TodoList />
        </DashBlock>
        <MarketBlock portal={portal} />
        <NotesBlock portal={portal} />
      </div>
      <div className="dash-cards">
        <Notices />
        {groups && groups.length > 0 && <FavouriteMenus groups={groups} />}
      </div>
    </>
  );
}

function Shortcuts({ groups, name }: { groups: readonly MenuGroupOfPages[]; name: string }) {
  const all = new Map(groups.flatMap(({ pages }) => pages.map((page) => [page.id, page])));
  const pages = shortcuts.flatMap((id) => all.get(id) ?? []);
  return pages.length > 0 ? <MenuGroup group={{ id: 'shortcuts', name, pages }} /> : null;
}
