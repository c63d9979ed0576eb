import type { EntityChange } from '@fairway/contract/entity.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type PlainKey, useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useList } from '../wire/use-list.ts';
import { type EntityDescription, fieldsOf } from './entity-description.ts';
import './entity-history.css';
import { rowLines, valueText } from './field-text.ts';

export const actWords: Record<EntityChange['act'], PlainKey> = {
  create: 'entityCreated',
  update: 'entityChanged',
  import: 'entityImported',
  undo: 'entityImportUndone',
};

/** What was done; an import makes a record or changes it. */
export const actKeyOf = ({ act, version }: Pick<EntityChange, 'act' | 'version'>): PlainKey =>
  act === 'import' && version === 1 ? 'entityMadeByImport' : actWords[act];

interface EntityHistoryProps {
  description: EntityDescription;
  id: string;
}

/** Who changed what and when, the newest first. */
export function EntityHistory({ description, id }: EntityHistoryProps) {
  const words = useWords();
  const { rows, problem, hasMore, isLoadingMore, loadMore, refresh } = useList(
    description.entity.history,
    {},
    { params: { id } },
  );
  if (!rows && problem) {
    const retry = <Button onClick={() => void refresh()}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words('loadFailed')} action={retry} />;
  }
  if (!rows) return <Skeleton count={3} />;
  return (
    <ol className="entity-history">
      {rows.map((change) => (
        <li key={`${change.version} ${change.act}`}>
          <p className="entity-history-head">
            <strong>{change.creatorUserName || words('entitySystem')}</strong>
            <ExternalMark shown={change.isExternal} /> {words(actKeyOf(change))}
            <span className="entity-history-time number">
              {formatDate(change.creatorTime, 'yyyy-MM-dd HH:mm:ss')}
            </span>
          </p>
          <Differences description={description} change={change} />
        </li>
      ))}
      {hasMore && (
        <li>
          <Button busy={isLoadingMore} onClick={loadMore}>
            {words('loadMore')}
          </Button>
        </li>
      )}
    </ol>
  );
}

interface DifferencesProps {
  description: EntityDescription;
  change: EntityChange;
}

/** What differs, field by field, in words. */
export function Differences({ description, change }: DifferencesProps) {
  const words = useWords();
  const fields = new Map(fieldsOf(description).map((field) => [field.field, field]));
  const named = change.differences.flatMap(({ field: name, before, after }) => {
    if (name === 'isEnabled') {
      const use = (value: unknown) => words(value === false ? 'entityRetired' : 'entityEnabled');
      return [{ name, label: words('entityUse'), before: use(before), after: use(after) }];
    }
    const field = fields.get(name);
    if (!field) return [];
    if (field.kind === 'rows' && !field.says) {
      // Of a sub-list only the rows that came, went or changed.
      const [had, has] = [rowLines(field, before, words), rowLines(field, after, words)];
      const gone = had.filter((line) => !has.includes(line));
      const come = has.filter((line) => !had.includes(line));
      return [{ name, label: words(field.label), before: gone.join('\n'), after: come.join('\n') }];
    }
    const text = (value: unknown) => valueText(field, value, words);
    return [{ name, label: words(field.label), before: text(before), after: text(after) }];
  });
  if (named.length === 0) return null;
  return (
    <dl>
      {named.map(({ name, label, before, after }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {before !== '' && <del>{before}</del>}
            {before !== '' && after !== '' && <span aria-hidden="true">→</span>}
            {after !== '' && <ins>{after}</ins>}
            {after === '' && <span>{words('entityEmptied')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
