import { listRateHistory, type RateRow } from '@fairway/contract/freight-rates.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import '../../entities/entity-history.css';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { FlatList } from '../../ui/flat-list.tsx';
import { Link } from '../../ui/link.tsx';
import { useList } from '../../wire/use-list.ts';
import { ratePath } from '../paths.ts';
import { usePortPlaces } from '../port-places.ts';
import { changedFields } from './changed-fields.ts';
import './rate-versions.css';

const actWords: Readonly<Record<string, PlainKey>> = {
  create: 'entityCreated',
  update: 'entityChanged',
  import: 'entityImported',
  undo: 'entityImportUndone',
  publish: 'ratePublish',
  suspend: 'rateSuspend',
  resume: 'rateResume',
  copy: 'rateCopy',
};

const actKeyOf = ({ act, version }: { act: string; version: number }): PlainKey =>
  act === 'import' && version === 1 ? 'entityMadeByImport' : (actWords[act] ?? 'entityChanged');

/** The version before it, and who changed what in this one. */
export function RateVersions({ rate }: { rate: RateRow }) {
  const words = useWords();
  const list = useList(listRateHistory, {}, { params: { id: rate.id } });
  const named = list.rows?.flatMap(({ differences }) =>
    differences.flatMap(({ field, before, after }) =>
      /^(pol|pod|por|del|via)Id$/.test(field) ? [before, after] : [],
    ),
  );
  const places = usePortPlaces((named ?? []).filter((id): id is string => typeof id === 'string'));
  return (
    <Card title={words('rateVersions')}>
      {rate.previousId && (
        <p className="rate-versions-line">
          <Link to={ratePath(rate.previousId)}>{words('rateVersionBefore')}</Link>
        </p>
      )}
      <FlatList
        label={words('rateVersions')}
        list={list}
        rowKey={({ version, act, creatorTime }) => `${version} ${act} ${creatorTime}`}
        row={(change) => (
          <div className="entity-history rate-version">
            <p className="entity-history-head">
              <strong>{change.creatorUserName || words('entitySystem')}</strong> {words(actKeyOf(change))}
              <span className="entity-history-time number">
                {formatDate(change.creatorTime, 'yyyy-MM-dd HH:mm')}
              </span>
            </p>
            <dl>
              {changedFields(change.differences, words, (id) => places.get(id)?.fullName).map(
                ({ name, label, before, after }) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd>
                      {before && <del>{before}</del>}
                      {before && after && <span aria-hidden="true">→</span>}
                      {after && <ins>{after}</ins>}
                      {!before && !after && <span>{words('rateChangedHere')}</span>}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </div>
        )}
        empty={<p className="rate-versions-line">{words('rateNoChanges')}</p>}
      />
    </Card>
  );
}
