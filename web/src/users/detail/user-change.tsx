import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listUserHistory } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { changeActWords, fieldWords } from '../user-words.ts';
import './user-body.css';

/** Who changed what of somebody, and when. */
export function UserChange({ change }: { change: Reply<typeof listUserHistory>['list'][number] }) {
  const words = useWords();
  const { at, byName, act, differences } = change;
  const label = (field: string) => (fieldWords[field] ? words(fieldWords[field]) : field);
  return (
    <li>
      <strong>
        {[byName || words('userSystem'), words(changeActWords[act]), formatDate(at)].join(' · ')}
      </strong>
      {differences.map(({ field, before, after }) => (
        <span key={field}>
          {field === 'headIcon'
            ? words('userPortraitChanged')
            : words('userChanged', { field: label(field), before: before || '—', after: after || '—' })}
        </span>
      ))}
    </li>
  );
}
