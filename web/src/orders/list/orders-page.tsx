import { listOrders, type OrderHead, type OrderScope } from '@fairway/contract/orders.ts';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ratesPath } from '../../freight/paths.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { OrderPane } from '../detail/order-pane.tsx';
import { TemplatesSheet } from '../form/templates-sheet.tsx';
import { companyOrdersPath, myOrdersPath, newOrderPath, orderPathOf } from '../paths.ts';
import { useIsStaff } from '../use-is-staff.ts';
import { AcceptResultSheet } from './accept-result-sheet.tsx';
import { OrderCard } from './order-card.tsx';
import { orderTableColumns } from './order-columns.tsx';
import { conditionsOf, tabOf } from './order-question.ts';
import { OrderTabs } from './order-tabs.tsx';
import { useBatchAccept } from './use-batch-accept.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Orders that are mine, of my company, or of the customers I answer for. */
export const MyOrdersPage = () => <OrdersPage scope="mine" />;
/** All orders I may see. */
export const CompanyOrdersPage = () => <OrdersPage scope="company" />;

function OrdersPage({ scope }: { scope: OrderScope }) {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const isStaff = useIsStaff();
  const filters = useTableFilters();
  const canAdd = useCan('onlineOrder', 'button', 'btn_add');
  const canAccept = useCan('onlineOrder', 'button', 'btn_accept');
  const [isChoosing, setIsChoosing] = useState(false);
  const columns = useColumns(isStaff, scope);
  const tab = tabOf(address);
  const conditions = conditionsOf(scope, tab, filters);
  const list = useList(listOrders, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const batch = useBatchAccept();
  const add = () => void navigate(newOrderPath());
  const title = words(scope === 'mine' ? 'orderMine' : 'orderCompany');
  useKeys(title, canAdd ? [{ keys: 'c', name: words('orderNew'), act: add }] : []);
  const acts: BatchAct<OrderHead>[] = canAccept
    ? [
        {
          ...{ name: words('orderBatchAccept'), icon: 'check' },
          act: (rows, untick) => void batch.accept(rows, untick),
        },
      ]
    : [];
  const tabs = <OrderTabs scope={scope} tab={tab} filters={filters} />;
  return (
    <>
      <TableScreen<OrderHead>
        table="orders"
        title={title}
        actions={
          <>
            <ScopeSwitch scope={scope} />
            {canAdd && (
              <>
                <IconButton icon="copy" label={words('orderTemplates')} onClick={() => setIsChoosing(true)} />
                <IconButton icon="plus" label={words('orderNew')} onClick={add} />
              </>
            )}
          </>
        }
        top={tabs}
        lead={
          <>
            {!isDesk && tabs}
            <WaitingLine />
          </>
        }
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('orderSearch')}
        card={(order) => <OrderCard order={order} isStaff={isStaff} />}
        // On a phone it is a page of its own, with a path of its own.
        onOpen={(order) => (isDesk ? open(order.id) : void navigate(orderPathOf(order.id)))}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(order) => orderPathOf(order.id)}
        acts={acts}
        exportRows={async (currentPage, pageSize, signal) => {
          const { list: rows, pagination } = await listPage(listOrders, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        }}
        empty={
          <NoOrders isWhole={tab === 'all'} path={scope === 'mine' ? myOrdersPath : companyOrdersPath} />
        }
        detail={isDesk && id && <OrderPane key={id} id={id} onClose={close} />}
      />
      {batch.result && <AcceptResultSheet result={batch.result} onClose={batch.close} />}
      {isChoosing && <TemplatesSheet onClose={() => setIsChoosing(false)} />}
    </>
  );
}

/** From one's own to all and back, for staff who may see all. */
function ScopeSwitch({ scope }: { scope: OrderScope }) {
  const words = useWords();
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const seesAll = useCan('onlineOrder', 'button', 'btn_all');
  if (!isStaff || !seesAll) return null;
  return (
    <Button look="quiet" onClick={() => void navigate(scope === 'mine' ? companyOrdersPath : myOrdersPath)}>
      {words(scope === 'mine' ? 'orderCompany' : 'orderMine')}
    </Button>
  );
}

function NoOrders({ isWhole, path }: { isWhole: boolean; path: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const isStaff = useIsStaff();
  const seesAll = useCan('onlineOrder', 'button', 'btn_all');
  if (!isWhole)
    return (
      <Empty
        title={words('orderNoneInTab')}
        action={<Button onClick={() => void navigate(path)}>{words('orderSeeAll')}</Button>}
      />
    );
  // Who handles the orders of others has none of their own.
  if (isStaff && seesAll && path === myOrdersPath)
    return (
      <Empty
        title={words('orderEmpty')}
        line={words('orderEmptyStaff')}
        action={
          <Button look="primary" onClick={() => void navigate(companyOrdersPath)}>
            {words('orderCompany')}
          </Button>
        }
      />
    );
  return (
    <Empty
      title={words('orderEmpty')}
      line={words('orderEmptyLine')}
      action={
        <Button look="primary" onClick={() => void navigate(ratesPath)}>
          {words('orderFindRate')}
        </Button>
      }
    />
  );
}

function useColumns(isStaff: boolean, scope: OrderScope) {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => orderTableColumns(words, isStaff, scope), [language, isStaff, scope]);
}
