import { listStartable } from '@fairway/contract/workflow-templates.ts';
import { useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useLoadAhead } from '../../ui/use-load-ahead.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { useList } from '../../wire/use-list.ts';
import { searchPause } from '../lists/use-flow-filters.ts';
import { useFlowCategories } from '../use-flow-categories.ts';
import type { StartableTemplate } from '../use-start-flow.tsx';
import './all-flows.css';
import { FlowGrid } from './flow-grid.tsx';

const tabsId = 'flow-categories';
/** A tab needs a value; an entry of the dictionary cannot be called so. */
const everything = '*';

/** Every flow this person may start, by category. */
export function AllFlows({ onStart }: { onStart: (template: StartableTemplate) => void }) {
  const words = useWords();
  const categories = useFlowCategories();
  const { values, change, clear, isFiltered } = useUrlFilters(['category', 'keyword']);
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const list = useList(listStartable, { ...Object.fromEntries(given), flowType: '0' });
  const scroller = useRef<HTMLElement>(null);
  const end = useRef<HTMLElement>(null);
  useLoadAhead(scroller, end, list);
  const chosen = values.category || everything;
  return (
    <Card title={words('flowAll')}>
      <SearchBox value={values.keyword} onSearch={(keyword) => change({ keyword })} wait={searchPause} />
      <Tabs
        id={tabsId}
        label={words('flowCategory')}
        tabs={[{ value: everything, label: words('flowAllCategories') }, ...categories]}
        value={chosen}
        onChange={(category) => change({ category: category === everything ? '' : category })}
      />
      <TabPanel id={tabsId} value={chosen}>
        {!list.rows && !list.problem && <Skeleton count={2} />}
        {!list.rows && list.problem && (
          <Empty
            drawing="broken"
            title={words('loadFailed')}
            action={<Button onClick={() => void list.refresh()}>{words('retry')}</Button>}
          />
        )}
        {list.rows && list.rows.length > 0 && <FlowGrid templates={list.rows} onPick={onStart} />}
        {list.rows?.length === 0 &&
          (isFiltered ? (
            <Empty
              drawing="search"
              title={words('noMatch')}
              action={<Button onClick={clear}>{words('clearConditions')}</Button>}
            />
          ) : (
            <Empty title={words('workflowEmpty')} line={words('workflowEmptyLine')} />
          ))}
        <p
          ref={(element) => {
            end.current = element;
            // What scrolls is the page, which this card does not draw.
            scroller.current = element?.closest<HTMLElement>('.page-scroll') ?? null;
          }}
          className="all-flows-end"
          role="status"
        >
          {list.isLoadingMore && words('loading')}
        </p>
      </TabPanel>
    </Card>
  );
}
