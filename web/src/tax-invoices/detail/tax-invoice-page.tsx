import { AppError } from '@fairway/contract/app-error.ts';
import { getTaxInvoice } from '@fairway/contract/tax-invoices.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { TaxActs } from '../acts/tax-acts.tsx';
import { taxInvoicesScreen } from '../paths.ts';
import { numberOf } from '../tax-marks.tsx';
import { TaxBody, TaxRail } from './tax-body.tsx';

/** One tax invoice (`?id=`). */
export function TaxInvoicePage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <OneTaxInvoice key={id} id={id} /> : <NoSuchTaxInvoice />;
}

/** What is not for somebody is not there for them. */
function NoSuchTaxInvoice() {
  const words = useWords();
  return (
    <NotFound
      home={taxInvoicesScreen}
      says={{
        ...{ title: words('taxMissing'), line: words('taxMissingLine') },
        go: words('taxSeeAll'),
      }}
    />
  );
}

function OneTaxInvoice({ id }: { id: string }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const asked = useQuery({ ...load(getTaxInvoice, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchTaxInvoice />;
  if (!asked.data)
    return (
      <Page title={words('taxOne')} back={taxInvoicesScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const invoice = asked.data;
  return (
    <Page
      title={numberOf(invoice)}
      back={taxInvoicesScreen}
      actions={isDesk && <TaxActs invoice={invoice} />}
      foot={!isDesk && <TaxActs invoice={invoice}>{(buttons) => <ActionBar>{buttons}</ActionBar>}</TaxActs>}
      aside={
        isDesk && (
          <div className="page-aside-cards">
            <TaxRail invoice={invoice} />
          </div>
        )
      }
    >
      <TaxBody invoice={invoice} />
      {!isDesk && <TaxRail invoice={invoice} />}
    </Page>
  );
}
