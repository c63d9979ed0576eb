import {
  exportTaxInvoices,
  getTaxQuota,
  listTaxInvoices,
  type TaxInvoiceRow,
  type TaxInvoiceTab,
} from '@fairway/contract/tax-invoices.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { moneyText } from '../../freight/money-text.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { callBytes } from '../../wire/api.ts';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useSession } from '../../wire/session-store.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { TaxInvoicePane } from '../detail/tax-invoice-pane.tsx';
import { taxInvoicePathOf, taxInvoicesPathOf } from '../paths.ts';
import { TaxCard } from './tax-cards.tsx';
import { taxTableColumns } from './tax-columns.tsx';
import { conditionsOf } from './tax-question.ts';
import { TaxTabs } from './tax-tabs.tsx';

/** Tax invoices of a tab, blue and red. */
export function TaxList({ tab }: { tab: TaxInvoiceTab }) {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const filters = useTableFilters();
  const columns = useColumns(isStaff);
  const invoiceId = address.get('invoiceId');
  const conditions = conditionsOf(tab, filters, invoiceId);
  const list = useList(listTaxInvoices, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const tabs = <TaxTabs tab={tab} />;
  const sums = list.first && list.first.pagination.total > 0 && <TaxSums sums={list.first.sums} />;
  return (
    <TableScreen<TaxInvoiceRow>
      table="taxInvoices"
      title={words('taxTitle')}
      back={homePath}
      actions={tab === 'toIssue' && isStaff && <ExportButton />}
      top={tabs}
      lead={
        <>
          {!isDesk && tabs}
          {invoiceId && (
            <p className="tax-sums">
              {words('taxOfOneInvoice')} <Link to={taxInvoicesPathOf()}>{words('taxSeeAll')}</Link>
            </p>
          )}
          {tab === 'toIssue' && <Quotas />}
          {!isDesk && sums}
        </>
      }
      foot={sums}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id: key }) => key}
      searchPlaceholder={words('taxSearch')}
      card={(invoice) => <TaxCard invoice={invoice} />}
      // On a phone it is a page of its own.
      onOpen={(invoice) => (isDesk ? open(invoice.id) : void navigate(taxInvoicePathOf(invoice.id)))}
      openKey={isDesk ? id : null}
      onClose={close}
      pageHref={(invoice) => taxInvoicePathOf(invoice.id)}
      exportRows={async (currentPage, pageSize, signal) => {
        const { list: rows, pagination } = await listPage(listTaxInvoices, conditions, {
          ...{ currentPage, pageSize, signal },
        });
        return { rows, total: pagination.total };
      }}
      empty={<Empty title={words('taxEmpty')} line={words('taxEmptyLine')} />}
      detail={isDesk && id && <TaxInvoicePane key={id} id={id} onClose={close} />}
    />
  );
}

/** What waits to be issued, as a sheet for the platform of the tax administration. */
function ExportButton() {
  const words = useWords();
  const mayExport = useCan('taxInvoice', 'button', 'btn_download');
  const exporting = useMutation({
    mutationFn: async () =>
      saveFile(
        `${words('taxSheet')} ${formatDate(Date.now(), 'yyyy-MM-dd')}.xlsx`,
        await callBytes(exportTaxInvoices, { query: {} }),
      ),
  });
  if (!mayExport) return null;
  return (
    <Button icon="download" busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {words('taxExport')}
    </Button>
  );
}

/** What is left of the month, where there is a limit. */
function Quotas() {
  const words = useWords();
  const mayAudit = useCan('taxInvoice', 'button', 'btn_audit');
  const asked = useQuery({ ...load(getTaxQuota, {}), meta: { quiet: true }, enabled: mayAudit });
  const limited = asked.data?.list.filter(({ limit }) => limit !== null) ?? [];
  if (limited.length === 0) return null;
  return (
    <ul className="tax-sums number" aria-label={words('taxQuota')}>
      {limited.map(({ companyId, companyName, used, limit, left }) => (
        <li key={companyId}>
          {words('taxQuotaLine', {
            ...{ company: companyName, used: moneyText({ currency: 'CNY', amount: used }) },
            limit: moneyText({ currency: 'CNY', amount: limit ?? '0' }),
            left: moneyText({ currency: 'CNY', amount: left ?? '0' }),
          })}
        </li>
      ))}
    </ul>
  );
}

function TaxSums({ sums }: { sums: { gross: string; net: string; tax: string } | null }) {
  const words = useWords();
  if (!sums) return <p className="tax-sums">{words('taxSumsTooMany')}</p>;
  const yuan = (amount: string) => moneyText({ currency: 'CNY', amount });
  return (
    <ul className="tax-sums number" aria-label={words('taxSums')}>
      <li>
        {words('taxGross')} <strong>{yuan(sums.gross)}</strong>
      </li>
      <li>
        {words('taxNet')} {yuan(sums.net)}
      </li>
      <li>
        {words('taxTax')} {yuan(sums.tax)}
      </li>
    </ul>
  );
}

function useColumns(isStaff: boolean) {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => taxTableColumns(words, isStaff), [language, isStaff]);
}
