import type { InvoiceDetail } from '@fairway/contract/invoices.ts';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { toast } from '../../ui/toast.ts';
import { CopiedText } from './copied-text.tsx';

/** Where the money goes: every line of it, and the number by itself, can be copied. */
export function AccountCard({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const { bankAccount: account, kind, invoiceNo } = invoice;
  if (!account || kind !== 'debit') return null;
  const { accountName, bankName, accountNo, swift, currency } = account;
  const copy = async () => {
    const lines = [accountName, bankName, accountNo, swift, currency, invoiceNo].filter(Boolean);
    toast(words((await copyText(lines.join('\n'))) ? 'invoiceCopied' : 'invoiceNotCopied'));
  };
  return (
    <Card
      title={words('invoiceAccount')}
      state={
        <Button look="quiet" icon="copy" onClick={() => void copy()}>
          {words('invoiceCopyAccount')}
        </Button>
      }
    >
      <Facts
        facts={[
          [words('invoiceAccountName'), accountName],
          [words('invoiceBank'), bankName],
          [
            words('invoiceAccountNo'),
            <CopiedText key="no" name={words('invoiceAccountNo')} text={accountNo} />,
          ],
          ['SWIFT', swift],
          [words('invoiceCurrency'), currency],
        ]}
      />
    </Card>
  );
}
