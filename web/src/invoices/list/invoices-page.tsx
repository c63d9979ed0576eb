import { type InvoiceHead, listInvoices } from '@fairway/contract/invoices.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { useInvoiceActs } from '../acts/use-invoice-acts.tsx';
import { InvoicePane } from '../detail/invoice-pane.tsx';
import { actIcons, actWords } from '../invoice-words.ts';
import { invoicePathOf, invoicesScreen, makeInvoicesScreen } from '../paths.ts';
import { useInvoiceRights } from '../use-invoice-rights.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { invoiceTableColumns } from './invoice-columns.tsx';
import { conditionsOf, narrowedBy, tabOf } from './invoice-question.ts';
import { InvoiceSegments } from './invoice-segments.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import './invoices-page.css';

/** Invoices one may see: those of the company, or those that were issued to a customer. */
export function InvoicesPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const rights = useInvoiceRights();
  const filters = useTableFilters();
  const columns = useColumns(rights.isStaff);
  const tab = tabOf(address, rights.isStaff);
  const narrowed = narrowedBy(address);
  const { shipmentId } = narrowed;
  const isNarrowed = shipmentId !== null || narrowed.departmentId !== null || narrowed.isOpen;
  const conditions = conditionsOf(tab, filters, narrowed);
  const list = useList(listInvoices, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { sheet, acts } = useBatchActs(rights);
  const tabs = (
    <>
      <InvoiceSegments />
      <InvoiceTabs tab={tab} />
    </>
  );
  const sums = list.first && list.first.pagination.total > 0 && <InvoiceSums sums={list.first.sums} />;
  return (
    <>
      <TableScreen<InvoiceHead>
        table="invoices"
        title={words('invoiceTitle')}
        back={homePath}
        actions={
          <>
            <RequestsLink />
            {rights.mayAdd && <MakeButton />}
          </>
        }
        top={tabs}
        lead={
          <>
            {!isDesk && tabs}
            {isNarrowed && (
              <p className="invoices-of-one">
                {words(shipmentId ? 'invoiceOfOneShipment' : 'invoiceOpenOnes')}{' '}
                <Link to={invoicesScreen}>{words('invoiceSeeAll')}</Link>
              </p>
            )}
            {!isDesk && sums}
          </>
        }
        foot={sums}
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('invoiceSearch')}
        card={(invoice) => <InvoiceCard invoice={invoice} />}
        // On a phone it is a page of its own.
        onOpen={(invoice) => (isDesk ? open(invoice.id) : void navigate(invoicePathOf(invoice.id)))}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(invoice) => invoicePathOf(invoice.id)}
        acts={acts}
        exportRows={async (currentPage, pageSize, signal) => {
          const { list: rows, pagination } = await listPage(listInvoices, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        }}
        empty={<NoInvoices isWhole={tab === 'all' && !isNarrowed} />}
        detail={isDesk && id && <InvoicePane key={id} id={id} onClose={close} />}
      />
      {sheet}
    </>
  );
}

/** What is offered for several at once; each is done with those of them it can be done with. */
function useBatchActs({ mayConfirm, mayDrop, mayRemind }: ReturnType<typeof useInvoiceRights>) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const mayAskPayment = useCan('payment', 'button', 'btn_request');
  const mayApply = useCan('taxInvoice', 'button', 'btn_apply');
  const { act, sheet } = useInvoiceActs();
  const offered = [
    ...(mayConfirm ? (['confirm', 'issue'] as const) : []),
    ...(mayDrop ? (['drop'] as const) : []),
  ];
  const acts: BatchAct<InvoiceHead>[] = offered.map((one) => ({
    ...{ name: words(actWords[one]), icon: actIcons[one] },
    ...(one === 'drop' && { tone: 'danger' }),
    act: (rows, untick) => act(one, rows, untick),
  }));
  // Of what is chosen only bills of suppliers are paid; those who asks sees there are the only ones offered.
  if (mayAskPayment)
    acts.push({
      ...{ name: words('invoiceAskPayment'), icon: 'coins' },
      act: (rows) => {
        const bills = rows.filter(({ kind }) => kind === 'supplier');
        if (bills.length === 0) toast(words('invoiceAskPaymentNone'));
        else void navigate(links.payInvoices(bills.map(({ id }) => id)));
      },
    });
  if (mayApply)
    acts.push({
      ...{ name: words('invoiceApplyForTax'), icon: 'invoice' },
      act: (rows) => void navigate(links.applyForTax(rows.map(({ id }) => id))),
    });
  if (mayRemind)
    acts.push({
      ...{ name: words('invoiceActRemind'), icon: 'bell' },
      act: (rows, untick) => act('remind', rows, untick),
    });
  return { acts, sheet };
}

/** To what was asked for of them. */
function RequestsLink() {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const isDesk = useMedia(desktop);
  const mayAsk = useCan('payment', 'button', 'btn_request');
  if (!mayAsk || !isDesk) return null;
  return (
    <Button icon="coins" onClick={() => void navigate(links.paymentRequests())}>
      {words('invoicePaymentRequests')}
    </Button>
  );
}

function MakeButton() {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Button icon="plus" onClick={() => void navigate(makeInvoicesScreen)}>
      {words('makeTitle')}
    </Button>
  );
}

function NoInvoices({ isWhole }: { isWhole: boolean }) {
  const words = useWords();
  const navigate = useNavigate();
  const { isStaff, mayAdd } = useInvoiceRights();
  if (!isWhole)
    return (
      <Empty
        title={words('invoiceNoneInTab')}
        action={<Button onClick={() => void navigate(invoicesScreen)}>{words('invoiceSeeAll')}</Button>}
      />
    );
  return (
    <Empty
      title={words('invoiceEmpty')}
      line={words(isStaff ? 'invoiceEmptyStaff' : 'invoiceEmptyCustomer')}
      action={mayAdd && <MakeButton />}
    />
  );
}

function useColumns(isStaff: boolean) {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => invoiceTableColumns(words, isStaff), [language, isStaff]);
}
