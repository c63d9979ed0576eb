import { useId } from 'react';
import { useNavigate } from 'react-router';
import { type PlainKey, useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { workflowTabPath } from '../paths.ts';
import { DelegationsOfMine, DelegationsToMe } from './delegation-list.tsx';
import { type DelegationTab, delegationFormPath, delegationTabs, startForPath } from './paths.ts';
import { StartedForOthers } from './started-for-others.tsx';

const names: Record<DelegationTab, PlainKey> = {
  0: 'entrustLaunched',
  1: 'entrustMine',
  2: 'entrustToMe',
};
const searchPause = 300;

/** Acting for each other: what one started for others, what one entrusts, what one is entrusted with. */
export function DelegationsPage() {
  const words = useWords();
  const id = useId();
  const navigate = useNavigate();
  const { values, change } = useUrlFilters(['index', 'keyword']);
  const tab = delegationTabs.find((one) => one === values.index) ?? '1';
  const { keyword } = values;
  return (
    <Page
      title={words('entrust')}
      back={workflowTabPath}
      actions={
        tab !== '2' && (
          <IconButton
            icon="plus"
            label={words(tab === '0' ? 'entrustStartFor' : 'entrustAdd')}
            onClick={() => void navigate(tab === '0' ? startForPath : delegationFormPath())}
          />
        )
      }
      lead={
        <Tabs
          id={id}
          label={words('entrust')}
          tabs={delegationTabs.map((value) => ({ value, label: words(names[value]) }))}
          value={tab}
          onChange={(index) => change({ index, keyword: '' })}
        />
      }
    >
      <TabPanel id={id} value={tab}>
        <SearchBox
          key={tab}
          value={keyword}
          wait={searchPause}
          onSearch={(next) => change({ keyword: next })}
        />
        {tab === '0' && <StartedForOthers keyword={keyword} />}
        {tab === '1' && <DelegationsOfMine keyword={keyword} />}
        {tab === '2' && <DelegationsToMe keyword={keyword} />}
      </TabPanel>
    </Page>
  );
}
