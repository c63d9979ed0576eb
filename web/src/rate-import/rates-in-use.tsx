import { type InUseReason, listRatesInUse } from '@fairway/contract/rate-import.ts';
import { useQuery } from '@tanstack/react-query';
import { type PlainKey, useWords } from '../language/words.ts';
import { Link } from '../ui/link.tsx';
import { load } from '../wire/calls.ts';
import { useLinks } from '../wire/navigation/links.ts';
import './rates-in-use.css';

const reasonKeys: Record<InUseReason, PlainKey> = {
  underApproval: 'rateImportIsUnderApproval',
  published: 'rateImportIsPublished',
  changed: 'rateImportIsChanged',
};

/** Why an import cannot be undone: every rate that stands in the way, with the way there. */
export function RatesInUse({ importId }: { importId: string }) {
  const words = useWords();
  const links = useLinks();
  const { data } = useQuery({ ...load(listRatesInUse, { params: { id: importId } }), staleTime: 0 });
  if (!data) return null;
  if (data.total === 0) return <p className="rates-in-use">{words('rateImportFreeAgain')}</p>;
  return (
    <div className="rates-in-use" role="alert">
      <p>{words('rateImportInUse', { count: data.total })}</p>
      <ul>
        {data.list.map(({ id, rateNo, reason }) => (
          <li key={id}>
            <Link to={links.rate(id)}>{rateNo}</Link> {words(reasonKeys[reason])}
          </li>
        ))}
      </ul>
      {data.total > data.list.length && (
        <Link to={links.ratesOfImport(importId)}>{words('rateImportOpenDrafts')}</Link>
      )}
    </div>
  );
}
