import { getInvoice } from '@fairway/contract/invoices.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { InvoiceActs } from '../acts/invoice-acts.tsx';
import { invoicePathOf } from '../paths.ts';
import { InvoiceBody } from './invoice-body.tsx';
import './invoice-pane.css';
import { InvoiceRail } from './invoice-rail.tsx';

interface InvoicePaneProps {
  id: string;
  onClose: () => void;
}

/** An invoice beside the table it stands in. */
export function InvoicePane({ id, onClose }: InvoicePaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getInvoice, { params: { id } }), meta: { quiet: true } });
  const invoice = asked.data;
  return (
    <LoadedPane
      query={asked}
      className="invoice-pane"
      title={invoice?.invoiceNo ?? words('invoiceOne')}
      actions={
        invoice && (
          <>
            <InvoiceActs invoice={invoice} />
            <IconButton
              icon="invoice"
              label={words('invoiceOpenPage')}
              onClick={() => void navigate(invoicePathOf(id))}
            />
          </>
        )
      }
      onClose={onClose}
    >
      {(shown) => (
        <>
          <InvoiceBody invoice={shown} />
          <InvoiceRail invoice={shown} />
        </>
      )}
    </LoadedPane>
  );
}
