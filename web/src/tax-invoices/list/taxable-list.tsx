import { listTaxableLines, type TaxableLine } from '@fairway/contract/tax-invoices.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { sumsText } from '../../freight/money-text.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Empty } from '../../ui/empty.tsx';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useSession } from '../../wire/session-store.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { applyPathOf } from '../paths.ts';
import { TaxableCard } from './tax-cards.tsx';
import { taxableTableColumns } from './tax-columns.tsx';
import { lineConditionsOf } from './tax-question.ts';
import { TaxTabs } from './tax-tabs.tsx';

/** Lines of invoices that are on no tax invoice yet; several of one customer are applied for together. */
export function TaxableList() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const mayApply = useCan('taxInvoice', 'button', 'btn_apply');
  const filters = useTableFilters();
  const columns = useColumns(isStaff);
  const conditions = lineConditionsOf(filters);
  const list = useList(listTaxableLines, conditions, { pageSize: pageSizeOf(isDesk) });
  const tabs = <TaxTabs tab="billable" />;
  const { first } = list;
  const sums = first && first.pagination.total > 0 && (
    <p className="tax-sums number">
      {first.sums ? `${words('taxOpenSum')} ${sumsText(first.sums)}` : words('taxSumsTooMany')}
    </p>
  );
  const apply = (rows: readonly TaxableLine[]) => {
    const isOne = new Set(rows.map(({ partyId, companyId }) => `${partyId} ${companyId}`)).size === 1;
    if (!isOne) return toast(words('taxSeveral'));
    const invoiceIds = [...new Set(rows.map(({ invoiceId }) => invoiceId))];
    void navigate(
      applyPathOf(
        invoiceIds,
        rows.map(({ invoiceLineId }) => invoiceLineId),
      ),
    );
  };
  const acts: BatchAct<TaxableLine>[] = mayApply
    ? [{ name: words('taxApply'), icon: 'invoice', act: apply }]
    : [];
  return (
    <TableScreen<TaxableLine>
      table="taxableLines"
      title={words('taxTitle')}
      back={homePath}
      top={tabs}
      lead={
        <>
          {!isDesk && tabs}
          {!isDesk && sums}
        </>
      }
      foot={sums}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ invoiceLineId }) => invoiceLineId}
      searchPlaceholder={words('taxLineSearch')}
      card={(line) => <TaxableCard line={line} />}
      onOpen={mayApply ? (line) => void navigate(applyPathOf([line.invoiceId])) : undefined}
      acts={acts}
      exportRows={async (currentPage, pageSize, signal) => {
        const { list: rows, pagination } = await listPage(listTaxableLines, conditions, {
          ...{ currentPage, pageSize, signal },
        });
        return { rows, total: pagination.total };
      }}
      empty={<Empty title={words('taxNoLines')} line={words('taxNoLinesLine')} />}
    />
  );
}

function useColumns(isStaff: boolean) {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => taxableTableColumns(words, isStaff), [language, isStaff]);
}
