import { countMigratable } from '@fairway/contract/workflow-migration.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { MigratableRequests } from './migratable-requests.tsx';
import { MigrationRunSheet } from './migration-run-sheet.tsx';
import { flowTemplatePath } from './paths.ts';
import { useMigrationRun } from './use-migration-run.ts';

/** Where requests that run by older versions of a flow are brought to the one in force. */
export function MigrateFlowsPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <OlderRequests id={id} /> : <NotFound home={homePath} />;
}

function OlderRequests({ id }: { id: string }) {
  const words = useWords();
  const counted = useQuery(load(countMigratable, { params: { id } }));
  const { run, migrate, stop, close } = useMigrationRun(id);
  const hasOlder = counted.data !== undefined && counted.data.versions.length > 0;
  return (
    <>
      {hasOlder ? (
        <MigratableRequests
          templateId={id}
          counted={counted.data}
          onMigrate={(requests) => void migrate(counted.data.flowId, requests)}
        />
      ) : (
        <Page title={words('flowMigrate')} back={flowTemplatePath(id)}>
          <Loaded query={counted}>
            {() => <Empty title={words('flowMigrateNone')} line={words('flowMigrateNoneLine')} />}
          </Loaded>
        </Page>
      )}
      {run && <MigrationRunSheet run={run} onStop={stop} onClose={close} />}
    </>
  );
}
