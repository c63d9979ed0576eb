import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Page } from '../ui/page.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { BalancePanel } from './balance/balance-panel.tsx';
import { EntriesPanel } from './entries/entries-panel.tsx';
import './ledger-page.css';
import { tabWords } from './ledger-words.ts';
import { type LedgerTab, ledgerPathOf, ledgerTabs } from './paths.ts';
import { PeriodsPanel } from './periods/periods-panel.tsx';
import { VouchersPanel } from './vouchers/vouchers-panel.tsx';

const panels: Readonly<Record<LedgerTab, () => React.ReactNode>> = {
  periods: () => <PeriodsPanel />,
  balance: () => <BalancePanel />,
  entries: () => <EntriesPanel />,
  vouchers: () => <VouchersPanel />,
};

/** The books: their months, what stands on every account, the entries behind it, and vouchers for others. */
export function LedgerPage() {
  const words = useWords();
  const id = useId();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const tab = ledgerTabs.find((one) => one === address.get('tab')) ?? 'periods';
  return (
    <Page
      title={words('ledgerTitle')}
      back={homePath}
      width="whole"
      lead={
        <div className="ledger-tabs">
          <Tabs
            id={id}
            label={words('ledgerTabs')}
            value={tab}
            tabs={ledgerTabs.map((value) => ({ value, label: words(tabWords[value]) }))}
            onChange={(value) => void navigate(ledgerPathOf(value), { replace: true })}
          />
        </div>
      }
    >
      <TabPanel id={id} value={tab}>
        <div className="ledger-panel">{panels[tab]()}</div>
      </TabPanel>
    </Page>
  );
}
