import { getDelegation } from '@fairway/contract/workflow-delegations.ts';
import { selectTemplates, templatesByIds } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { load } from '../../wire/calls.ts';
import { flowIdsIn } from './delegation-definition.ts';
import { DelegationForm } from './delegation-form.tsx';
import { delegationsPath } from './paths.ts';

/** A new delegation, or one there is: `?id=`. */
export function DelegationFormPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const delegation = useQuery({
    ...load(getDelegation, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  const offered = useQuery(load(selectTemplates, { query: {} }));
  const chosen = flowIdsIn(delegation.data?.flowId ?? '');
  // A flow that was switched off since is still called something.
  const named = useQuery({ ...load(templatesByIds, { body: chosen }), enabled: chosen.length > 0 });
  const isReady = (id === '' || delegation.data) && offered.data && (chosen.length === 0 || named.data);
  if (isReady) {
    const flows = new Map([...(named.data ?? []), ...offered.data.list].map((flow) => [flow.id, flow]));
    return <DelegationForm key={id} delegation={delegation.data} flows={[...flows.values()]} />;
  }
  const failed = [delegation, offered, named].filter(({ isError }) => isError);
  return (
    <Page title={words(id ? 'entrustDetail' : 'entrustAdd')} back={delegationsPath()}>
      {failed.length === 0 ? (
        <Skeleton count={3} />
      ) : (
        <Empty
          drawing="broken"
          title={words(delegation.isError ? 'entrustGone' : 'loadFailed')}
          action={
            <Button onClick={() => void Promise.all(failed.map((query) => query.refetch()))}>
              {words('retry')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
