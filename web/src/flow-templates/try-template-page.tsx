import type { Reply } from '@fairway/contract/endpoint.ts';
import { tryTemplate } from '@fairway/contract/workflow-migration.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { flowTemplatePath } from './paths.ts';
import { isChanged, TriedRequest } from './tried-request.tsx';
import './try-template.css';

/** What the draft of a flow, as it was saved, would have changed for the requests of the last months. */
export function TryTemplatePage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <TriedTemplate id={id} /> : <NotFound home={homePath} />;
}

function TriedTemplate({ id }: { id: string }) {
  const words = useWords();
  // It takes seconds: whoever comes back to the window has not asked for it again.
  const tried = useQuery({ ...load(tryTemplate, { params: { id } }), refetchOnWindowFocus: false });
  return (
    <Page
      title={words('flowTemplateTry')}
      back={flowTemplatePath(id)}
      actions={
        <IconButton icon="refresh" label={words('flowTryAgain')} onClick={() => void tried.refetch()} />
      }
    >
      <p className="try-template-line">{words('flowTryLine')}</p>
      <Loaded query={tried}>{(result) => <Result result={result} />}</Loaded>
    </Page>
  );
}

function Result({ result }: { result: Reply<typeof tryTemplate> }) {
  const words = useWords();
  const { total, looked, same, list } = result;
  if (total === 0) return <Empty title={words('flowTryEmpty')} line={words('flowTryEmptyLine')} />;
  const changed = list.filter(isChanged).length;
  const left = list.filter(({ leftBehind }) => leftBehind.length > 0).length;
  return (
    <>
      <p className="try-template-summary" role="status">
        {words('flowTrySummary', { total, looked, same, changed, left })}
      </p>
      {list.length === 0 ? (
        <Empty title={words('flowTrySame')} />
      ) : (
        <ul className="try-template-list">
          {list.map((request) => (
            <li key={request.id}>
              <TriedRequest request={request} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
