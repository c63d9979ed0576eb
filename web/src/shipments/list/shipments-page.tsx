import type { ShipmentScope } from '@fairway/contract/shipment-fields.ts';
import { listShipments, mostBatch, type ShipmentHead, shipmentColumns } from '@fairway/contract/shipments.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ratesPath } from '../../freight/paths.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { orderOf } from '../../ui/table/column.ts';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useSession } from '../../wire/session-store.ts';
import { pageSizeOf, useList } from '../../wire/use-list.ts';
import { SeenLine } from '../last-seen/seen-line.tsx';
import { useSeenList } from '../last-seen/use-seen.ts';
import {
  groupShipmentsPath,
  myShipmentsPath,
  newShipmentPath,
  shipmentDeskPathOf,
  shipmentPathOf,
} from '../paths.ts';
import { ShareSheet } from '../shown/share-sheet.tsx';
import { askedOf, segmentName, segmentOf } from './asked-shipments.ts';
import { AssignSheet } from './assign-sheet.tsx';
import { saveShipments } from './export-shipments.ts';
import { ListHead } from './list-head.tsx';
import { NumberHits } from './number-hits.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { useShipmentColumns } from './shipment-columns.tsx';
import { ShipmentPane } from './shipment-pane.tsx';
import { type ShownAs, useShownAs } from './shown-as.ts';
import { useRowActs } from './use-row-acts.ts';

// The land of the world and the ways of ships are only for who sees a map.
const ShipmentsMap = lazy(() =>
  import('../map/shipments-map.tsx').then((file) => ({ default: file.ShipmentsMap })),
);
const ShipmentsCalendar = lazy(() =>
  import('../calendar/shipments-calendar.tsx').then((file) => ({ default: file.ShipmentsCalendar })),
);

/** Shipments one looks after; for a customer, their own. */
export const MyShipmentsPage = () => <ShipmentsPage key="mine" scope="mine" />;
/** Everything of one's company and those below it. */
export const GroupShipmentsPage = () => <ShipmentsPage key="group" scope="group" />;

interface ShipmentsPageProps {
  scope: ShipmentScope;
}

/** The ticked rows that somebody is to be given, and what is done once they are. */
interface Assigned {
  ids: string[];
  untick: () => void;
}

function ShipmentsPage({ scope }: ShipmentsPageProps) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const canExport = useCan('cargoShipment', 'button', 'btn_download');
  const canEdit = useCan('cargoShipment', 'button', 'btn_edit');
  const canGroup = useCan('cargoShipment', 'button', 'btn_group');
  const canAdd = useCan('cargoShipment', 'button', 'btn_add') && isStaff;
  const filters = useTableFilters();
  const [shown, show] = useShownAs();
  const [sharing, setSharing] = useState<ShipmentHead>();
  const [assigned, setAssigned] = useState<Assigned>();
  const asked = askedOf(filters, scope);
  const columns = useShipmentColumns(scope);
  const asking = useList(
    listShipments,
    { ...asked, ...orderOf(filters.sorting, shipmentColumns) },
    { pageSize: pageSizeOf(isDesk), enabled: shown === 'list' },
  );
  const { list, seenAt } = useSeenList(asking, `list ${JSON.stringify(asked)}`);
  const { id, open, close } = useOpenRow();
  const rowActs = useRowActs(setSharing);
  const add = () => void navigate(newShipmentPath);
  useShownKeys(show);
  useKeys(words('shipmentTitle'), canAdd ? [{ keys: 'c', name: words('newShipment'), act: add }] : []);
  const title = words(scope === 'mine' ? 'shipmentTitle' : 'shipmentGroupTitle');
  const pathOf = isStaff && isDesk ? shipmentDeskPathOf : shipmentPathOf;
  const acts: BatchAct<ShipmentHead>[] = [
    ...(canExport
      ? [
          {
            ...{ name: words('shipmentExport'), icon: 'download' as const },
            act: (rows: readonly ShipmentHead[]) =>
              void saveShipments(title, asked, 'xlsx', idsOf(rows).slice(0, mostBatch)),
          },
        ]
      : []),
    ...(canEdit
      ? [
          {
            ...{ name: words('shipmentAssign'), icon: 'user' as const },
            act: (rows: readonly ShipmentHead[], untick: () => void) =>
              setAssigned({ ids: idsOf(rows).slice(0, mostBatch), untick }),
          },
        ]
      : []),
  ];
  const head = (
    <ListHead
      asked={asked}
      segment={segmentOf(filters)}
      onSegment={(segment) => filters.change(segmentName, segment === 'all' ? '' : segment)}
      shown={shown}
      onShow={show}
    />
  );
  const hits = (
    <>
      <SeenLine at={seenAt} />
      <NumberHits typed={filters.keyword} scope={scope} />
    </>
  );
  const { [segmentName]: _, ...values } = filters.values;
  return (
    <>
      <TableScreen<ShipmentHead>
        table="shipments"
        title={title}
        back={homePath}
        actions={
          <>
            {canExport && (
              <ActMenu
                label={words('shipmentExport')}
                icon="download"
                acts={(['xlsx', 'csv'] as const).map((as) => ({
                  ...{ name: `${words('shipmentExportAs')} .${as}`, icon: 'file' as const },
                  act: () => void saveShipments(title, asked, as),
                }))}
              />
            )}
            {canGroup && (
              <IconButton
                icon={scope === 'mine' ? 'building' : 'user'}
                label={words(scope === 'mine' ? 'shipmentToGroup' : 'shipmentToMine')}
                onClick={() => void navigate(scope === 'mine' ? groupShipmentsPath : myShipmentsPath)}
              />
            )}
            {canAdd &&
              (isDesk ? (
                <Button look="primary" icon="plus" onClick={add}>
                  {words('newShipment')}
                </Button>
              ) : (
                <IconButton icon="plus" label={words('newShipment')} onClick={add} />
              ))}
          </>
        }
        top={head}
        lead={
          isDesk ? (
            hits
          ) : (
            <>
              {head}
              {hits}
            </>
          )
        }
        list={list}
        columns={columns}
        // The segments have a bar of their own.
        filters={{ ...filters, values }}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('shipmentSearch')}
        card={(shipment) => (
          <ShipmentCard
            shipment={shipment}
            acts={rowActs(shipment)}
            onOpen={() => void navigate(shipmentPathOf(shipment.id))}
          />
        )}
        onOpen={isDesk ? (shipment) => open(shipment.id) : undefined}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(shipment) => pathOf(shipment.id)}
        acts={acts}
        empty={
          <NoShipments
            scope={scope}
            isStaff={isStaff}
            seesGroup={canGroup}
            onAdd={canAdd ? add : undefined}
          />
        }
        instead={shown === 'list' ? undefined : <OtherWay shown={shown} asked={asked} filters={filters} />}
        detail={isDesk && shown === 'list' && id && <ShipmentPane key={id} id={id} onClose={close} />}
      />
      {sharing && <ShareSheet shipment={sharing} onClose={() => setSharing(undefined)} />}
      {assigned && (
        <AssignSheet
          ids={assigned.ids}
          onClose={() => setAssigned(undefined)}
          onDone={() => {
            assigned.untick();
            setAssigned(undefined);
          }}
        />
      )}
    </>
  );
}

const idsOf = (rows: readonly ShipmentHead[]): string[] => rows.map(({ id }) => id);

function useShownKeys(show: (shown: ShownAs) => void): void {
  const words = useWords();
  useKeys(words('shipmentShowAs'), [
    { keys: 'v l', name: words('shipmentShowList'), act: () => show('list') },
    { keys: 'v m', name: words('shipmentShowMap'), act: () => show('map') },
    { keys: 'v c', name: words('shipmentShowCalendar'), act: () => show('calendar') },
  ]);
}

interface OtherWayProps {
  shown: Exclude<ShownAs, 'list'>;
  asked: ReturnType<typeof askedOf>;
  filters: Pick<ReturnType<typeof useTableFilters>, 'isFiltered' | 'clear'>;
}

function OtherWay({ shown, asked, filters }: OtherWayProps) {
  const onClear = filters.isFiltered ? filters.clear : undefined;
  return (
    <Suspense fallback={<Skeleton />}>
      {shown === 'map' ? (
        <ShipmentsMap asked={asked} onClear={onClear} />
      ) : (
        <ShipmentsCalendar asked={asked} />
      )}
    </Suspense>
  );
}

interface NoShipmentsProps extends ShipmentsPageProps {
  isStaff: boolean;
  seesGroup: boolean;
  onAdd: (() => void) | undefined;
}

function NoShipments({ scope, isStaff, seesGroup, onAdd }: NoShipmentsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const line = !isStaff
    ? 'shipmentEmptyCustomer'
    : scope === 'group'
      ? 'shipmentEmptyGroup'
      : 'shipmentEmptyStaff';
  // Who looks after the cargo of others has none of their own.
  if (isStaff && seesGroup && scope === 'mine')
    return (
      <Empty
        title={words('shipmentEmpty')}
        line={words(line)}
        action={
          <Button look="primary" icon="building" onClick={() => void navigate(groupShipmentsPath)}>
            {words('shipmentToGroup')}
          </Button>
        }
      />
    );
  return (
    <Empty
      title={words('shipmentEmpty')}
      line={words(line)}
      action={
        onAdd ? (
          <Button look="primary" icon="plus" onClick={onAdd}>
            {words('newShipment')}
          </Button>
        ) : (
          <Button onClick={() => void navigate(ratesPath)}>{words('shipmentFindRate')}</Button>
        )
      }
    />
  );
}
