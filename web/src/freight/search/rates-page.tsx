import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { importPath } from '../../rate-import/paths.ts';
import { useCan } from '../../session/use-can.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { choicesOf } from '../../ui/table/filter.ts';
import { FilterSheet } from '../../ui/table/filter-sheet.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { pageSizeOf } from '../../wire/use-list.ts';
import { cargoText } from '../cargo/cargo-text.ts';
import { ComparedRates } from '../compare/compared-rates.tsx';
import { mostCompared } from '../compare/most-compared.ts';
import { RatePane } from '../detail/rate-pane.tsx';
import { exportSheet } from '../export-sheet.ts';
import { LaneMapStrip } from '../map/lane-map-strip.tsx';
import { keepingPath, rateEditPath, ratePath } from '../paths.ts';
import { LaneForm } from './lane-form.tsx';
import { askedParts, type LaneSearch, useLaneSearch } from './lane-search.ts';
import { NoRates } from './no-rates.tsx';
import { hasLane, type OfferedRate, useOfferedRates } from './offered-rates.ts';
import { RateCard } from './rate-card.tsx';
import { rateTableColumns } from './rate-columns.tsx';
import './rates-page.css';

const keyOf = ({ rate }: OfferedRate) => rate.id;

/** Rates of a lane: a table with a map on a desk, cards on a phone; before a lane is chosen what is new. */
export function RatesPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const { search, change, address } = useLaneSearch();
  const filters = useTableFilters();
  const offered = useOfferedRates(search, filters, pageSizeOf(isDesk));
  const { list, isPriced, total } = offered;
  const canAdd = useCan('freight', 'button', 'btn_publish');
  const seesCost = useCan('freight', 'column', 'cost');
  const seesFloor = useCan('freight', 'column', 'floor');
  const canImport = useCan('freight', 'button', 'btn_import');
  const canExport = useCan('freight', 'button', 'btn_export');
  const compared = useCompared();
  const { id, open, close } = useOpenRow();
  const boxTypes = search.cargo.boxes.map(({ type }) => type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and grants change with the language and the session
  const columns = useMemo(
    () => rateTableColumns({ words, mode: search.mode, isPriced, boxTypes, seesCost, seesFloor }),
    [language, search.mode, isPriced, boxTypes.join()],
  );
  const pathOf = ({ rate }: OfferedRate) => ratePath(rate.id, askedParts(address));
  const links = useLinks();
  const add = () => void navigate(rateEditPath());
  useKeys(words('rateTitle'), canAdd ? [{ keys: 'c', name: words('rateAdd'), act: add }] : []);
  const actions = (
    <>
      <IconButton
        icon="invoice"
        label={words('rateOpenQuotes')}
        onClick={() => void navigate(links.quotes())}
      />
      {canAdd && (
        <IconButton
          icon="tag"
          label={words('rateOpenKeeping')}
          onClick={() => void navigate(keepingPath())}
        />
      )}
      {canImport && (
        <IconButton icon="upload" label={words('rateOpenImport')} onClick={() => void navigate(importPath)} />
      )}
      {canExport && (
        <IconButton
          icon="report"
          label={words('rateExportSheet')}
          onClick={() => void exportSheet(words('rateTitle'), sheetFilters(search, filters.values.carrier))}
        />
      )}
      {canAdd && <IconButton icon="plus" label={words('rateAdd')} onClick={add} />}
    </>
  );
  const empty = hasLane(search) ? (
    <NoRates search={search} onChange={change} />
  ) : (
    <Empty
      title={words('rateNoneYet')}
      line={words('rateNoneYetLine')}
      action={canAdd && <Button onClick={add}>{words('rateAdd')}</Button>}
    />
  );
  if (compared.ids.length > 1 && isDesk)
    return (
      <ComparedRates ids={compared.ids} search={search} onClose={compared.close} onRemove={compared.remove} />
    );
  const heading = (
    <ListHeading count={list.rows?.length} isPriced={isPriced} isOfPast={search.isOfPast} total={total}>
      {search.isOfPast && (
        <Button look="quiet" onClick={() => change({ isOfPast: false })}>
          {words('rateBackToValid')}
        </Button>
      )}
    </ListHeading>
  );
  if (isDesk)
    return (
      <TableScreen<OfferedRate>
        table="rates"
        title={words('rateTitle')}
        back={homePath}
        actions={actions}
        top={
          <>
            <LaneForm search={search} onChange={change} />
            {hasLane(search) && (
              <LaneMapStrip ports={[search.polId, search.podId]} mode={search.mode} height={132} />
            )}
          </>
        }
        lead={heading}
        list={list}
        columns={columns}
        filters={filters}
        usualSorting={isPriced ? { key: 'allIn', direction: 'asc' } : undefined}
        rowKey={keyOf}
        card={() => null}
        canSearch={false}
        onOpen={({ rate }) => open(rate.id)}
        openKey={id}
        onClose={close}
        pageHref={pathOf}
        acts={[
          {
            name: words('rateCompare'),
            icon: 'columns',
            act: (rows) => {
              if (rows.length < 2 || rows.length > mostCompared)
                toast(words('rateCompareCount', { most: mostCompared }));
              else compared.open(rows.map(keyOf));
            },
          },
        ]}
        {...(canExport && {
          exportRows: async () => ({ rows: list.rows ?? [], total: list.rows?.length ?? 0 }),
        })}
        empty={empty}
        detail={id && <RatePane key={id} id={id} onClose={close} />}
      />
    );
  return (
    <div className="rates-phone">
      <ListPage<OfferedRate>
        title={words('rateTitle')}
        back={homePath}
        actions={actions}
        lead={
          <>
            <LaneForm search={search} onChange={change} />
            <PhoneTools
              columns={columns}
              filters={filters}
              search={search}
              isPriced={isPriced}
              onChange={change}
              heading={heading}
            />
          </>
        }
        list={list}
        rowKey={keyOf}
        row={(row) => (
          <RateCard
            offered={row}
            path={pathOf(row)}
            asked={askedParts(address)}
            cargo={cargoText(search.mode, search.cargo, words)}
            shows={search.shows}
            boxTypes={boxTypes}
            compare={
              isPriced
                ? {
                    isChosen: compared.chosen.includes(row.rate.id),
                    isFull: compared.chosen.length >= mostCompared,
                    toggle: () => compared.toggle(row.rate.id),
                  }
                : undefined
            }
          />
        )}
        empty={empty}
        onClearConditions={filters.isFiltered ? filters.clear : undefined}
      />
      {isPriced && compared.chosen.length > 0 && (
        <ActionBar>
          <Button onClick={compared.clear}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={compared.chosen.length < 2}
            onClick={() => compared.open(compared.chosen)}
          >
            {words('rateCompareChosen', { count: compared.chosen.length })}
          </Button>
        </ActionBar>
      )}
      {compared.ids.length > 1 && (
        <ComparedRates
          ids={compared.ids}
          search={search}
          onClose={compared.close}
          onRemove={compared.remove}
        />
      )}
    </div>
  );
}

/** The published rates of what is searched for. */
const sheetFilters = ({ mode, polId, podId, etd }: LaneSearch, carriers: string | undefined) => ({
  ...{ mode: [mode], status: ['published' as const], on: etd },
  ...(polId && { polId }),
  ...(podId && { podId }),
  ...(carriers && { carrierId: choicesOf(carriers) }),
});

/** Which rates are compared, in the address: back closes it and a reload finds it again. */
function useCompared() {
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = (address.get('compare') ?? '').split(',').filter(Boolean).slice(0, mostCompared);
  const set = (next: readonly string[], replace: boolean) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.length > 1) after.set('compare', next.join(','));
        else after.delete('compare');
        return after;
      },
      { replace },
    );
  return {
    ids,
    chosen,
    toggle: (id: string) =>
      setChosen(
        chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, mostCompared),
      ),
    clear: () => setChosen([]),
    open: (wanted: readonly string[]) => set(wanted, false),
    close: () => set([], true),
    remove: (id: string) =>
      set(
        ids.filter((one) => one !== id),
        true,
      ),
  };
}

interface PhoneToolsProps {
  columns: ReturnType<typeof rateTableColumns>;
  filters: ReturnType<typeof useTableFilters>;
  search: ReturnType<typeof useLaneSearch>['search'];
  isPriced: boolean;
  onChange: ReturnType<typeof useLaneSearch>['change'];
  heading: ReactNode;
}

/** Order, what the cards show, and the filters. */
function PhoneTools({ columns, filters, search, isPriced, onChange, heading }: PhoneToolsProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const isNarrowed = filters.isFiltered;
  const isAtSea = search.mode === 'FCL' || search.mode === 'LCL';
  const orders = [
    { value: 'allIn', label: words('rateOrderAllIn') },
    { value: 'best', label: words('rateOrderBest') },
    { value: 'transitDays', label: words('rateOrderTransit') },
    { value: 'nextSailing', label: words('rateOrderSailing') },
    { value: 'validTo', label: words('rateOrderValidTo') },
  ];
  return (
    <>
      <div className="rates-tools">
        {!isPriced && heading}
        {isPriced && (
          <>
            <Choice
              label={words('rateShows')}
              value={search.shows}
              options={[
                { value: 'allIn', label: words('rateAllIn') },
                { value: 'freight', label: words(isAtSea ? 'rateFreightOnly' : 'rateCarriageOnly') },
              ]}
              onChange={(shows) => onChange({ shows })}
            />
            <select
              className="rates-order"
              aria-label={words('tableSortBy')}
              value={filters.sorting.key || 'allIn'}
              onChange={(event) => filters.sort({ key: event.target.value, direction: 'asc' })}
            >
              {orders.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </>
        )}
        <IconButton
          icon="filter"
          label={words(isNarrowed ? 'filterActive' : 'filter')}
          marked={isNarrowed}
          onClick={() => setIsOpen(true)}
        />
        <Sheet title={words('filter')} open={isOpen} onClose={() => setIsOpen(false)}>
          <FilterSheet
            columns={columns.map(({ sort: _, ...column }) => column)}
            filters={filters}
            onDone={() => setIsOpen(false)}
          />
        </Sheet>
      </div>
      {isPriced && heading}
    </>
  );
}

interface ListHeadingProps {
  count: number | undefined;
  isPriced: boolean;
  isOfPast: boolean;
  total: number;
  children: ReactNode;
}

/** What the list is, where that is not what was asked for. */
function ListHeading({ count, isPriced, isOfPast, total, children }: ListHeadingProps) {
  const words = useWords();
  if (!count) return null;
  if (isOfPast)
    return (
      <p className="rates-heading">
        {words('rateOverOnes')}
        {children}
      </p>
    );
  if (!isPriced) return <p className="rates-heading">{words('rateNewest')}</p>;
  return count < total ? <p className="rates-heading">{words('rateFirstOf', { count, total })}</p> : null;
}
