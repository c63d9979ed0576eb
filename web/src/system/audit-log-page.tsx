import { listAudit } from '@fairway/contract/system.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useLinkedRow } from '../ui/use-linked-row.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { useUrlFilters } from '../ui/use-url-filters.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useList } from '../wire/use-list.ts';
import { AuditFilter } from './audit-filter.tsx';
import { AuditPane } from './audit-pane.tsx';
import { AuditRow } from './audit-row.tsx';
import { daysAsMoments } from './days-as-moments.ts';

export function AuditLogPage() {
  const words = useWords();
  const canOpen = useCan('auditLog', 'button', 'btn_detail');
  const { values, change, clear, isFiltered } = useUrlFilters(['keyword', 'from', 'to']);
  const list = useList(listAudit, { keyword: values.keyword, ...daysAsMoments(values) });
  const { id, open, close } = useOpenRow();
  const { row: entry, isSought } = useLinkedRow(list, id, (row) => row.id);
  const isDated = values.from !== '' || values.to !== '';
  return (
    <ListDetail
      list={
        <ListPage
          title={words('auditLog')}
          back={homePath}
          list={list}
          rowKey={(entry) => entry.id}
          row={(entry) => <AuditRow entry={entry} />}
          onOpen={canOpen ? (entry) => open(entry.id) : undefined}
          openKey={id}
          onClose={close}
          search={{
            value: values.keyword,
            onSearch: (keyword) => change({ keyword }),
            placeholder: words('auditSearch'),
          }}
          filter={{
            isActive: isDated,
            content: (done) => (
              <AuditFilter
                days={values}
                onApply={(days) => {
                  change(days);
                  done();
                }}
              />
            ),
          }}
          onClearConditions={isFiltered ? clear : undefined}
          empty={<Empty title={words('auditEmpty')} />}
        />
      }
      detail={id && <AuditPane entry={entry} isLoading={isSought} onClose={close} />}
    />
  );
}
