import { listInvoices } from '@fairway/contract/invoices.ts';
import { moneyText } from '../../freight/money-text.ts';
import { DueMark } from '../../invoices/invoice-marks.tsx';
import { invoicePathOf, invoicesScreen } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { useList } from '../../wire/use-list.ts';
import { DashBlock } from '../dash-block.tsx';
import { ListRows } from '../list-rows.tsx';

const shown = 5;
const all = `${invoicesScreen}?open=1&f.kind=debit&sidx=dueOn&sort=asc`;

/** What a customer has to pay, the first to be due before the others. */
export function BillsBlock() {
  const words = useWords();
  const enabled = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'invoice'),
  );
  const list = useList(
    listInvoices,
    { filters: { isOpen: true, kinds: ['debit'] }, sidx: 'dueOn', sort: 'asc' },
    { enabled, pageSize: shown },
  );
  if (!enabled) return null;
  return (
    <DashBlock
      title={words('dashBills')}
      width="whole"
      tools={list.total ? <Link to={all}>{words('dashSeeAll', { count: list.total })}</Link> : null}
    >
      <ListRows list={{ ...list, hasMore: false }} none={words('dashBillsNone')} rowKey={({ id }) => id}>
        {(invoice) => (
          <>
            <span className="dash-row-head">
              <Link to={invoicePathOf(invoice.id)} className="number">
                {invoice.invoiceNo}
              </Link>
              <strong className="number">
                {moneyText({ currency: invoice.currency, amount: invoice.balance })}
              </strong>
            </span>
            <span className="dash-row-facts">
              {words('dashBillsDue')} <DueMark invoice={invoice} />
            </span>
          </>
        )}
      </ListRows>
    </DashBlock>
  );
}
