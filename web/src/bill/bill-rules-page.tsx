import { listBillRules } from '@fairway/contract/bill-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './bill-rules.css';
import { formOf, nextNumbers } from './next-numbers.ts';
import { RulePane } from './rule-pane.tsx';

/** How bills are numbered. */
export function BillRulesPage() {
  const words = useWords();
  const query = useQuery({ ...load(listBillRules, {}), meta: { quiet: true } });
  const [keyword, setKeyword] = useState('');
  const { id, open, close } = useOpenRow();
  const rule = query.data?.list.find((one) => one.id === id);
  const now = Date.now();
  return (
    <ListDetail
      list={
        <Page
          title={words('billRulesTitle')}
          back={homePath}
          lead={
            <div className="bill-rules-lead">
              <SearchBox
                value={keyword}
                wait={0}
                placeholder={words('billRuleSearch')}
                onSearch={setKeyword}
              />
            </div>
          }
        >
          <Loaded query={query}>
            {({ list }) => {
              const found = list.filter(({ fullName, prefix, enCode }) =>
                [fullName, prefix, enCode].some((one) => one.toLowerCase().includes(keyword.toLowerCase())),
              );
              return found.length === 0 ? (
                <Empty drawing="search" title={words('billRuleNone')} />
              ) : (
                <MenuRows
                  rows={found.map((one) => ({
                    ...{ icon: 'numbers' as const, name: one.fullName },
                    value: nextNumbers(one, formOf(one), now)[0] ?? words('billRuleExhausted'),
                    opens: () => open(one.id),
                  }))}
                />
              );
            }}
          </Loaded>
        </Page>
      }
      detail={rule && <RulePane key={rule.id} rule={rule} onClose={close} />}
      onClose={close}
    />
  );
}
