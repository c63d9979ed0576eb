import { importUsers, previewUserImport } from '@fairway/contract/user-imports.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { usersScreen } from '../paths.ts';
import { userReads } from '../user-reads.ts';
import { ImportDone } from './import-done.tsx';
import { ImportFindings } from './import-findings.tsx';

interface SheetOfUsersProps {
  fileId: string;
  /** To another file. */
  onOther: () => void;
}

/** A sheet on its way to becoming people. */
export function SheetOfUsers({ fileId, onOther }: SheetOfUsersProps) {
  const words = useWords();
  const body = { fileId };
  const preview = useQuery({
    ...load(previewUserImport, { body }),
    // Others add people meanwhile.
    ...{ staleTime: 0, gcTime: 0, retry: false, meta: { quiet: true } },
  });
  const running = useCommand(importUsers, { refreshes: [...userReads, previewUserImport] });
  const page = { title: words('userImport'), back: usersScreen };
  if (running.data) return <ImportDone done={running.data} onOther={onOther} />;
  const found = preview.data;
  if (preview.error && !found)
    return (
      <Page {...page}>
        <Empty
          drawing="broken"
          title={preview.error.message}
          action={<Button onClick={onOther}>{words('userImportOther')}</Button>}
        />
      </Page>
    );
  return (
    <Page
      {...page}
      foot={
        <ActionBar>
          <Button onClick={onOther}>{words('userImportOther')}</Button>
          <Button
            look="primary"
            busy={running.isPending}
            disabled={!found || found.problems.length > 0 || preview.isFetching}
            onClick={() => running.mutate({ body })}
          >
            {found ? words('userImportRun', { count: found.total }) : words('userImport')}
          </Button>
        </ActionBar>
      }
    >
      <Loaded query={preview}>{(data) => <ImportFindings found={data} />}</Loaded>
    </Page>
  );
}
