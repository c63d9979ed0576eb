import { listManagedDictionaries } from '@fairway/contract/dictionary-admin.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './dictionaries.css';
import { DictionaryPane } from './dictionary-pane.tsx';
import { TypeSheet } from './type-sheet.tsx';

/** Lists of choices that the company keeps. */
export function DictionariesPage() {
  const words = useWords();
  const query = useQuery({ ...load(listManagedDictionaries, {}), meta: { quiet: true } });
  const mayAdd = useCan('dictionary', 'button', 'btn_add');
  const [keyword, setKeyword] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const { id, open, close } = useOpenRow();
  const type = query.data?.list.find((one) => one.id === id);
  const looked = keyword.trim().toLowerCase();
  return (
    <>
      <ListDetail
        list={
          <Page
            title={words('dictionariesTitle')}
            back={homePath}
            actions={
              mayAdd && (
                <IconButton icon="plus" label={words('dictAddType')} onClick={() => setIsAdding(true)} />
              )
            }
            lead={
              <div className="dict-lead">
                <SearchBox value={keyword} wait={0} placeholder={words('dictSearch')} onSearch={setKeyword} />
              </div>
            }
          >
            <Loaded query={query}>
              {({ list }) => {
                const found = list.filter(({ fullName, enName, enCode }) =>
                  [fullName, enName, enCode].some((one) => one.toLowerCase().includes(looked)),
                );
                return found.length === 0 ? (
                  <Empty drawing="search" title={words('dictNoneFound')} />
                ) : (
                  <MenuRows
                    rows={found.map((one) => ({
                      ...{
                        icon: one.isTree ? ('department' as const) : ('list' as const),
                        name: one.fullName,
                      },
                      value: words('dictEntries', { count: one.entries }),
                      opens: () => open(one.id),
                    }))}
                  />
                );
              }}
            </Loaded>
          </Page>
        }
        detail={type && <DictionaryPane key={type.id} type={type} onClose={close} />}
        onClose={close}
      />
      {isAdding && <TypeSheet type={undefined} mayEdit onSaved={open} onClose={() => setIsAdding(false)} />}
    </>
  );
}
