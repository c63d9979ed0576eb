import { getTaxInvoice } from '@fairway/contract/tax-invoices.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { TaxActs } from '../acts/tax-acts.tsx';
import { taxInvoicePathOf } from '../paths.ts';
import { numberOf } from '../tax-marks.tsx';
import { TaxBody, TaxRail } from './tax-body.tsx';

interface TaxInvoicePaneProps {
  id: string;
  onClose: () => void;
}

/** A tax invoice beside the table it stands in. */
export function TaxInvoicePane({ id, onClose }: TaxInvoicePaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getTaxInvoice, { params: { id } }), meta: { quiet: true } });
  const invoice = asked.data;
  return (
    <LoadedPane
      query={asked}
      className="tax-pane"
      title={invoice ? numberOf(invoice) : words('taxOne')}
      actions={
        invoice && (
          <>
            <TaxActs invoice={invoice} />
            <IconButton
              icon="invoice"
              label={words('taxOpenPage')}
              onClick={() => void navigate(taxInvoicePathOf(id))}
            />
          </>
        )
      }
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TaxBody invoice={shown} />
          <TaxRail invoice={shown} />
        </>
      )}
    </LoadedPane>
  );
}
