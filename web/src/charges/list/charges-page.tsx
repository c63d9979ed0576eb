import { type ChargeRow, type ChargeTab, listCharges } from '@fairway/contract/shipment-charges.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { myShipmentsPath } from '../../shipments/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { useBillCharges } from '../acts/use-bill-charges.ts';
import { useChargeActs } from '../acts/use-charge-acts.tsx';
import { ChargeSums } from '../charge-sums.tsx';
import { actIcons, actWords, type ChargeBatchAct } from '../charge-words.ts';
import { ChargePane } from '../detail/charge-pane.tsx';
import { chargePathOf, chargesScreen, shipmentChargesPathOf } from '../paths.ts';
import { useChargeRights } from '../use-charge-rights.ts';
import { ChargeCard } from './charge-card.tsx';
import { chargeTableColumns } from './charge-columns.tsx';
import { conditionsOf, tabOf } from './charge-question.ts';
import { ChargeTabs } from './charge-tabs.tsx';
import './charges-page.css';

/** Charges over all shipments one may see, or of one of them. */
export function ChargesPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const rights = useChargeRights();
  const filters = useTableFilters();
  const columns = useColumns(rights.isStaff);
  const tab = tabOf(address);
  const shipmentId = address.get('shipmentId');
  const conditions = conditionsOf(tab, filters, shipmentId);
  const list = useList(listCharges, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { act, sheet } = useChargeActs();
  const bill = useBillCharges();
  const acts: BatchAct<ChargeRow>[] = offeredActs(rights, tab).map((one) => ({
    ...{ name: words(actWords[one]), icon: actIcons[one] },
    act: (rows, untick) => act(one, rows, untick),
  }));
  if (bill) acts.push({ name: words('chargeBill'), icon: 'invoice', act: bill });
  const tabs = <ChargeTabs tab={tab} />;
  const first = list.rows?.[0];
  return (
    <>
      <TableScreen<ChargeRow>
        table="charges"
        title={words('chargeTitle')}
        back={homePath}
        top={tabs}
        lead={
          <>
            {!isDesk && tabs}
            {shipmentId && <OneShipment shipmentId={shipmentId} shipmentNo={first?.shipmentNo ?? ''} />}
            {list.first && list.first.pagination.total > 0 && <ChargeSums sums={list.first.sums} />}
          </>
        }
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('chargeSearch')}
        card={(charge) => <ChargeCard charge={charge} />}
        // On a phone it is a page of its own.
        onOpen={(charge) => (isDesk ? open(charge.id) : void navigate(chargePathOf(charge.id)))}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(charge) => shipmentChargesPathOf(charge.shipmentId, charge.id)}
        acts={acts}
        exportRows={async (currentPage, pageSize, signal) => {
          const { list: rows, pagination } = await listPage(listCharges, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        }}
        empty={<NoCharges isWhole={tab === 'all' && !shipmentId} shipmentId={shipmentId} />}
        detail={isDesk && id && <ChargePane key={id} id={id} onClose={close} />}
      />
      {sheet}
    </>
  );
}

/** What is offered for several at once; each is done with those of them it can be done with. */
function offeredActs(
  { mayEdit, mayAudit }: Pick<ReturnType<typeof useChargeRights>, 'mayEdit' | 'mayAudit'>,
  tab: ChargeTab,
): ChargeBatchAct[] {
  return [
    ...(mayAudit ? (['approve', 'reject'] as const) : []),
    ...(mayAudit && tab === 'toAudit' ? (['allowChange', 'allowRemoval', 'refuseRequest'] as const) : []),
    ...(mayEdit && tab !== 'toAudit' ? (['submit'] as const) : []),
    ...(mayEdit ? (['withdraw'] as const) : []),
    ...(mayEdit && tab !== 'toAudit' ? (['askChange'] as const) : []),
  ];
}

interface OneShipmentProps {
  shipmentId: string;
  shipmentNo: string;
}

/** Says that the list is of one shipment, and leads to its own page and to all. */
function OneShipment({ shipmentId, shipmentNo }: OneShipmentProps) {
  const words = useWords();
  return (
    <p className="charges-of-one">
      <span>{words('chargeOfOne', { shipmentNo })}</span>
      <Link to={shipmentChargesPathOf(shipmentId)}>{words('chargeToShipment')}</Link>
      <Link to={chargesScreen}>{words('chargeSeeAll')}</Link>
    </p>
  );
}

function NoCharges({ isWhole, shipmentId }: { isWhole: boolean; shipmentId: string | null }) {
  const words = useWords();
  const navigate = useNavigate();
  const { isStaff, mayEdit } = useChargeRights();
  if (shipmentId)
    return (
      <Empty
        title={words('chargeEmpty')}
        action={
          <Button onClick={() => void navigate(shipmentChargesPathOf(shipmentId))}>
            {words('chargeToShipment')}
          </Button>
        }
      />
    );
  if (!isWhole)
    return (
      <Empty
        title={words('chargeNoneInTab')}
        action={<Button onClick={() => void navigate(chargesScreen)}>{words('chargeSeeAll')}</Button>}
      />
    );
  return (
    <Empty
      title={words('chargeEmpty')}
      line={words(isStaff ? 'chargeEmptyStaff' : 'chargeEmptyCustomer')}
      action={
        <Button look={mayEdit ? 'primary' : 'plain'} onClick={() => void navigate(myShipmentsPath)}>
          {words('chargeToShipments')}
        </Button>
      }
    />
  );
}

function useColumns(isStaff: boolean) {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => chargeTableColumns(words, isStaff), [language, isStaff]);
}
