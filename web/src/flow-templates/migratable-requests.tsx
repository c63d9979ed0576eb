import type { Reply } from '@fairway/contract/endpoint.ts';
import type { countMigratable } from '@fairway/contract/workflow-migration.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { FlatList } from '../ui/flat-list.tsx';
import { Page } from '../ui/page.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { MigratableRow } from './migratable-row.tsx';
import './migrate-flows.css';
import { flowTemplatePath } from './paths.ts';
import { type Migratable, useMigratable } from './use-migratable.ts';

interface MigratableRequestsProps {
  templateId: string;
  counted: Reply<typeof countMigratable>;
  onMigrate: (requests: readonly Migratable[]) => void;
}

/** Which requests can go over. All of them do, unless somebody takes one out. */
export function MigratableRequests({ templateId, counted, onMigrate }: MigratableRequestsProps) {
  const words = useWords();
  const [flowId, setFlowId] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const list = useMigratable(templateId, flowId);
  const { version, versions } = counted;
  const rows = list.rows ?? [];
  const chosen = rows.filter(({ id, problem }) => problem === '' && !leftOut.has(id));
  const total = versions
    .filter((one) => flowId === '' || one.flowId === flowId)
    .reduce((sum, { count }) => sum + count, 0);
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const start = async () => {
    const isSure = await confirm({
      title: words('flowMigrateConfirm', { count: chosen.length, version }),
      body: words('flowMigrateBody'),
      agree: words('flowMigrateAgree'),
    });
    if (isSure) onMigrate(chosen);
  };
  return (
    <Page
      title={words('flowMigrate')}
      back={flowTemplatePath(templateId)}
      foot={
        <ActionBar>
          <Button look="primary" disabled={chosen.length === 0} onClick={() => void start()}>
            {words('flowMigrateGo', { count: chosen.length })}
          </Button>
        </ActionBar>
      }
    >
      <div className="migrate-flows">
        <p>{words('flowMigrateLine', { version })}</p>
        <SelectField
          label={words('flowMigrateFrom')}
          value={flowId}
          placeholder={words('flowMigrateAllVersions')}
          options={versions.map((one) => ({
            value: one.flowId,
            label: words('flowMigrateOfVersion', { version: one.version, count: one.count }),
          }))}
          onChange={({ target }) => setFlowId(target.value)}
        />
        {list.rows && (
          <p role="status">
            {words('flowMigrateChecked', { looked: rows.length, total, count: chosen.length })}
          </p>
        )}
        <FlatList
          label={words('flowMigrate')}
          list={list}
          rowKey={({ id }) => id}
          row={(request) => (
            <MigratableRow
              request={request}
              isChosen={!leftOut.has(request.id)}
              onToggle={() => toggle(request.id)}
            />
          )}
          empty={<Empty title={words('flowMigrateNone')} />}
        />
      </div>
    </Page>
  );
}
