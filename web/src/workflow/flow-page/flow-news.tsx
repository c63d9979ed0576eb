import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { actOf } from '../flow-status.ts';
import './flow-news.css';
import { personName } from '../person-name.ts';
import type { News } from './news.ts';

interface FlowNewsProps {
  news: News | undefined;
  /** Something of one's own stands in the form and is still there. */
  isKept: boolean;
  onSeen: () => void;
}

/** What others did since one looked, before one decides. */
export function FlowNews({ news, isKept, onSeen }: FlowNewsProps) {
  const words = useWords();
  if (!news) return null;
  const { records, fields } = news;
  return (
    <section className="flow-news" role="status" aria-label={words('flowPageNews')}>
      <h2>{words('flowPageNews')}</h2>
      {records.length > 0 && (
        <ul>
          {records.map((record) => (
            <li key={record.id}>
              {words('flowPageNewsRecord', {
                name: personName(record.userName),
                act: words(actOf(record).words),
                time: formatDate(record.handleTime),
              })}
              {record.handleOpinion && <span>{record.handleOpinion}</span>}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && <p>{words('flowPageNewsFields', { fields: fields.join(words('listComma')) })}</p>}
      {isKept && <p>{words('flowPageNewsKept')}</p>}
      <Button look="quiet" onClick={onSeen}>
        {words('flowPageNewsSeen')}
      </Button>
    </section>
  );
}
