import type { TaxInvoiceCan, TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { withdrawFlow } from '@fairway/contract/workflow.ts';
import { type ReactNode, useState } from 'react';
import type { PlainKey } from '../../language/words.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { taxReads } from '../tax-reads.ts';
import { AttachSheet } from './attach-sheet.tsx';
import { BuyerSheet } from './buyer-sheet.tsx';
import { DeliverSheet } from './deliver-sheet.tsx';
import { IssueSheet } from './issue-sheet.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { RedSheet } from './red-sheet.tsx';
import { sayRefusal } from './say-refusal.ts';

interface TaxActsProps {
  invoice: TaxInvoiceDetail;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
}

type Offered = Exclude<TaxInvoiceCan, 'download'>;
/** In the order they stand; the last one is what is most likely wanted. */
const offers: readonly { can: Offered; words: PlainKey; icon: IconName }[] = [
  { can: 'withdraw', words: 'taxWithdraw', icon: 'refresh' },
  { can: 'void', words: 'taxVoid', icon: 'close' },
  { can: 'cancel', words: 'taxCancel', icon: 'close' },
  { can: 'fail', words: 'taxFail', icon: 'warning' },
  { can: 'attach', words: 'taxAttach', icon: 'upload' },
  { can: 'red', words: 'taxRedAct', icon: 'invoice' },
  { can: 'askBuyer', words: 'taxBuyerAct', icon: 'check' },
  { can: 'answerBuyer', words: 'taxBuyerAct', icon: 'check' },
  { can: 'deliver', words: 'taxDeliver', icon: 'upload' },
  { can: 'issue', words: 'taxIssue', icon: 'check' },
];

/** What can be done with a tax invoice, as its `can` says. */
export function TaxActs({ invoice, children = (buttons) => buttons }: TaxActsProps) {
  const words = useWords();
  const [open, setOpen] = useState<Offered>();
  const withdrawing = useCommand(withdrawFlow, { refreshes: taxReads, quiet: true });
  const offered = offers.filter(({ can }) => invoice.can.includes(can));
  if (offered.length === 0) return null;
  const close = () => setOpen(undefined);
  const withdraw = async () => {
    const { flowId } = invoice;
    if (flowId === null || !(await confirm({ title: words('taxWithdrawAsk'), agree: words('taxWithdraw') })))
      return;
    try {
      await withdrawing.mutateAsync({ params: { taskId: flowId }, body: {} });
      toast(words('taxWithdrawn'));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <>
      {children(
        offered.map(({ can, words: name, icon }, at) => (
          <Button
            key={can}
            icon={icon}
            look={at === offered.length - 1 && can !== 'withdraw' && can !== 'void' ? 'primary' : 'quiet'}
            busy={can === 'withdraw' && withdrawing.isPending}
            onClick={() => (can === 'withdraw' ? void withdraw() : setOpen(can))}
          >
            {words(name)}
          </Button>
        )),
      )}
      {open === 'issue' && <IssueSheet invoice={invoice} onClose={close} />}
      {open === 'attach' && <AttachSheet invoice={invoice} onClose={close} />}
      {open === 'deliver' && <DeliverSheet invoice={invoice} onClose={close} />}
      {open === 'red' && <RedSheet invoice={invoice} onClose={close} />}
      {(open === 'askBuyer' || open === 'answerBuyer') && <BuyerSheet invoice={invoice} onClose={close} />}
      {(open === 'fail' || open === 'cancel' || open === 'void') && (
        <ReasonSheet act={open} invoice={invoice} onClose={close} />
      )}
    </>
  );
}
