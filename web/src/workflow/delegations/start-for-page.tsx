import { listStartableForOthers } from '@fairway/contract/workflow-delegations.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { useList } from '../../wire/use-list.ts';
import { FlowGrid, type GridTemplate } from '../tab/flow-grid.tsx';
import { DelegatorSheet } from './delegator-sheet.tsx';
import { delegationsPath } from './paths.ts';

const searchPause = 300;

/** Starting a flow in somebody's place: which one, then for whom. */
export function StartForPage() {
  const words = useWords();
  const { values, change } = useUrlFilters(['keyword']);
  const list = useList(listStartableForOthers, { keyword: values.keyword }, { pageSize: 100 });
  const [picked, setPicked] = useState<GridTemplate>();
  const templates = list.rows?.map((flow) => ({ ...flow, formType: 2, type: 0 }));
  return (
    <Page title={words('entrustStartFor')} back={delegationsPath('0')}>
      <SearchBox value={values.keyword} wait={searchPause} onSearch={(keyword) => change({ keyword })} />
      {!templates && !list.problem && <Skeleton count={2} />}
      {!templates && list.problem && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void list.refresh()}>{words('retry')}</Button>}
        />
      )}
      {templates?.length === 0 &&
        (values.keyword ? (
          <Empty drawing="search" title={words('noMatch')} />
        ) : (
          <Empty title={words('entrustNoFlows')} line={words('entrustNoFlowsLine')} />
        ))}
      {templates && templates.length > 0 && (
        <Card title={words('entrustPickFlow')}>
          <FlowGrid templates={templates} onPick={setPicked} />
          {list.hasMore && (
            <Button look="quiet" busy={list.isLoadingMore} onClick={list.loadMore}>
              {words('loadMore')}
            </Button>
          )}
        </Card>
      )}
      <DelegatorSheet template={picked} onClose={() => setPicked(undefined)} />
    </Page>
  );
}
