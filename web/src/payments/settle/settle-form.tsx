import type { PaymentRow } from '@fairway/contract/payments.ts';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { paymentPathOf } from '../paths.ts';
import { sumText } from '../payment-text.ts';
import { SettleCards } from './settle-cards.tsx';
import './settle-form.css';
import { SettleTable } from './settle-table.tsx';
import { useOpenInvoices } from './use-open-invoices.ts';
import { useSettlement } from './use-settlement.ts';

type Part = PaymentRow['parties'][number];

interface SettleFormProps {
  payment: PaymentRow;
  part: Part;
  /** All parties that have something left of it. */
  parts: readonly Part[];
  invoiceId: string | null;
}

/** Open invoices of a party, and how much of the payment each of them gets; what comes of it is shown while one types. */
export function SettleForm({ payment, part, parts, invoiceId }: SettleFormProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [, setAddress] = useSearchParams();
  const { id, companyId, currency, direction } = payment;
  const { partyId, unapplied } = part;
  const open = useOpenInvoices({ partyId, companyId, direction, invoiceId });
  const state = useSettlement({ payment, partyId, unapplied, invoiceId });
  const rows = open.rows ?? [];
  const mayFill = rows.some((invoice) => invoice.currency === currency);
  useKeys(words('paymentSettle'), [
    ...(mayFill ? [{ keys: 'a', name: words('settleFill', { currency }), act: () => state.fill(rows) }] : []),
    { keys: 'mod+Enter', name: words('paymentSettle'), act: () => void state.settle() },
  ]);
  const own = (amount: string) => sumText(currency, amount);
  return (
    <Page
      title={words('settleTitle', { no: payment.paymentNo })}
      back={paymentPathOf(id)}
      width="whole"
      lead={
        <div className="settle-lead">
          {parts.length > 1 ? (
            <Choice
              label={words('paymentParty')}
              value={partyId}
              options={parts.map((one) => ({ value: one.partyId, label: one.partyName }))}
              onChange={(chosen) => setAddress({ id, partyId: chosen }, { replace: true })}
            />
          ) : (
            <strong>{part.partyName}</strong>
          )}
          <dl className="settle-sums number" aria-live="polite">
            <Sum name={words('paymentLeft')} sum={own(unapplied)} />
            <Sum name={words('settleUses')} sum={own(state.used)} />
            <Sum name={words('settleLeft')} sum={own(state.left)} />
          </dl>
        </div>
      }
      foot={
        rows.length > 0 && (
          <ActionBar line={state.failure ?? words('settleChosen', { count: state.count })}>
            {state.count > 0 ? (
              <Button onClick={state.clear}>{words('settleClear')}</Button>
            ) : (
              mayFill && (
                <Button icon="coins" onClick={() => state.fill(rows)}>
                  {words('settleFill', { currency })}
                </Button>
              )
            )}
            <Button
              look="primary"
              icon="check"
              disabled={!state.isReady}
              busy={state.isBusy}
              onClick={() => void state.settle()}
            >
              {words('paymentSettle')}
            </Button>
          </ActionBar>
        )
      }
    >
      <Rows open={open} isIn={direction === 'in'}>
        {isDesk ? (
          <SettleTable payment={payment} rows={rows} state={state} />
        ) : (
          <SettleCards payment={payment} rows={rows} state={state} />
        )}
      </Rows>
    </Page>
  );
}

const Sum = ({ name, sum }: { name: string; sum: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{sum}</dd>
  </div>
);

interface RowsProps {
  open: ReturnType<typeof useOpenInvoices>;
  isIn: boolean;
  children: React.ReactNode;
}

function Rows({ open, isIn, children }: RowsProps) {
  const words = useWords();
  if (open.problem === 'forbidden') return <Empty drawing="locked" title={words('noPermission')} />;
  if (open.problem && !open.rows)
    return (
      <Empty
        drawing="broken"
        title={words('loadFailed')}
        action={<Button onClick={() => void open.refresh()}>{words('retry')}</Button>}
      />
    );
  if (!open.rows) return <Skeleton count={4} />;
  if (open.rows.length === 0)
    return <Empty title={words(isIn ? 'settleNoneIn' : 'settleNoneOut')} line={words('settleNoneLine')} />;
  return (
    <>
      {children}
      {open.hasMore && (
        <Button busy={open.isLoadingMore} onClick={open.loadMore}>
          {words('settleMore')}
        </Button>
      )}
    </>
  );
}
