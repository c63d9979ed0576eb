import { answerInvoice, type InvoiceDetail, invoiceActNames } from '@fairway/contract/invoices.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { totalText } from '../invoice-text.ts';
import { actIcons, actWords, type InvoiceBatchAct } from '../invoice-words.ts';
import { useInvoiceRights } from '../use-invoice-rights.ts';
import { CreditSheet } from './credit-sheet.tsx';
import { DisputeSheet } from './dispute-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { sayRefusal } from './say-refusal.ts';
import { SendSheet } from './send-sheet.tsx';
import { useInvoiceActs } from './use-invoice-acts.tsx';
import { useTalk } from './use-talk.ts';

/** What takes it further. */
const forwardActs: readonly InvoiceBatchAct[] = ['confirm', 'issue'];
const dangerous: readonly InvoiceBatchAct[] = ['drop', 'void'];

interface InvoiceActsProps {
  invoice: InvoiceDetail;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
}

/** What can be done with one invoice: the likeliest as a button, the rest in a menu. */
export function InvoiceActs(props: InvoiceActsProps) {
  const { isStaff } = useInvoiceRights();
  return isStaff ? <StaffActs {...props} /> : <CustomerActs {...props} />;
}

const isTalkedAbout = ({ issuedAt, kind }: InvoiceDetail): boolean =>
  issuedAt !== null && kind !== 'supplier';

function StaffActs({ invoice, children = (buttons) => buttons }: InvoiceActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const { mayEdit, mayRemind, maySettle } = useInvoiceRights();
  const { act, isBusy, sheet } = useInvoiceActs();
  const talk = useTalk(invoice);
  const [open, setOpen] = useState<'credit' | 'edit' | 'send'>();
  const { can, status } = invoice;
  const main = forwardActs.find((one) => can.includes(one));
  const isPaid = maySettle && can.includes('settle');
  const isSent = mayEdit && isTalkedAbout(invoice) && status !== 'void';
  const of = (isOffered: boolean, one: Act): Act[] => (isOffered ? [one] : []);
  const others: Act[] = [
    ...of(can.includes('edit'), { name: words('invoiceEdit'), icon: 'edit', act: () => setOpen('edit') }),
    ...of(isSent, { name: words('invoiceSend'), icon: 'mail', act: () => setOpen('send') }),
    ...of(mayRemind && can.includes('remind'), {
      ...{ name: words('invoiceActRemind'), icon: 'bell' },
      act: () => act('remind', [invoice]),
    }),
    ...of(can.includes('credit'), {
      ...{ name: words('invoiceCredit'), icon: 'minus' },
      act: () => setOpen('credit'),
    }),
    ...of(isTalkedAbout(invoice), { name: words('invoiceTalk'), icon: 'message', act: talk }),
    ...invoiceActNames
      .filter((one) => one !== main && can.includes(one))
      .map(
        (one): Act => ({
          ...{ name: words(actWords[one]), icon: actIcons[one], act: () => act(one, [invoice]) },
          ...(dangerous.includes(one) && { tone: 'danger' }),
        }),
      ),
  ];
  return (
    <>
      {(main || isPaid || others.length > 0) &&
        children(
          <>
            {others.length > 0 && <ActMenu label={words('invoiceMoreActs')} acts={others} />}
            {isPaid && (
              <Button
                look="primary"
                icon="coins"
                onClick={() => void navigate(links.settleInvoice(invoice.id))}
              >
                {words(invoice.kind === 'supplier' ? 'invoicePay' : 'invoiceReceive')}
              </Button>
            )}
            {main && (
              <Button look="primary" icon={actIcons[main]} busy={isBusy} onClick={() => act(main, [invoice])}>
                {words(actWords[main])}
              </Button>
            )}
          </>,
        )}
      {sheet}
      {open === 'credit' && <CreditSheet invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'edit' && <EditSheet invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'send' && <SendSheet invoice={invoice} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function CustomerActs({ invoice, children = (buttons) => buttons }: InvoiceActsProps) {
  const words = useWords();
  const talk = useTalk(invoice);
  const [isDisputing, setIsDisputing] = useState(false);
  const answering = useCommand(answerInvoice, { refreshes: invoiceReads, quiet: true });
  const agree = async () => {
    const isMeant = await confirm({
      title: words('invoiceAgreeAsk', { no: invoice.invoiceNo }),
      body: words('invoiceAgreeLine', { sum: totalText(invoice) }),
      agree: words('invoiceAgree'),
    });
    if (!isMeant) return;
    try {
      await answering.mutateAsync({ params: { id: invoice.id }, body: { answer: 'confirm' } });
      toast(words('invoiceAgreed'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  const { can } = invoice;
  return (
    <>
      {children(
        <>
          {isTalkedAbout(invoice) && (
            <Button icon="message" onClick={talk}>
              {words('invoiceTalk')}
            </Button>
          )}
          {can.includes('dispute') && (
            <Button icon="warning" onClick={() => setIsDisputing(true)}>
              {words('invoiceDispute')}
            </Button>
          )}
          {can.includes('answer') && (
            <Button look="primary" icon="check" busy={answering.isPending} onClick={() => void agree()}>
              {words('invoiceAgree')}
            </Button>
          )}
        </>,
      )}
      {isDisputing && <DisputeSheet invoice={invoice} onClose={() => setIsDisputing(false)} />}
    </>
  );
}
