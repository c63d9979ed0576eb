import { AppError } from '@fairway/contract/app-error.ts';
import { getInvoice } from '@fairway/contract/invoices.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { InvoiceActs } from '../acts/invoice-acts.tsx';
import { invoicesScreen } from '../paths.ts';
import { InvoiceBody } from './invoice-body.tsx';
import { InvoiceRail } from './invoice-rail.tsx';

/** One invoice (`?id=`). */
export function InvoicePage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <OneInvoice key={id} id={id} /> : <NoSuchInvoice />;
}

/** What is not for somebody is not there for them. */
function NoSuchInvoice() {
  const words = useWords();
  return (
    <NotFound
      home={invoicesScreen}
      says={{
        ...{ title: words('invoiceMissing'), line: words('invoiceMissingLine') },
        go: words('invoiceSeeAll'),
      }}
    />
  );
}

function OneInvoice({ id }: { id: string }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const asked = useQuery({ ...load(getInvoice, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchInvoice />;
  if (!asked.data)
    return (
      <Page title={words('invoiceOne')} back={invoicesScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const invoice = asked.data;
  return (
    <Page
      title={invoice.invoiceNo}
      back={invoicesScreen}
      actions={isDesk && <InvoiceActs invoice={invoice} />}
      foot={
        !isDesk && (
          <InvoiceActs invoice={invoice}>{(buttons) => <ActionBar>{buttons}</ActionBar>}</InvoiceActs>
        )
      }
      aside={
        isDesk && (
          <div className="page-aside-cards">
            <InvoiceRail invoice={invoice} />
          </div>
        )
      }
    >
      <InvoiceBody invoice={invoice} />
      {!isDesk && <InvoiceRail invoice={invoice} />}
    </Page>
  );
}
