import { filledWords } from '@fairway/contract/filled-words.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';

interface FootPreviewProps {
  values: Readonly<Record<string, string | number>>;
}

/** The foot of the login screen, as it would be. */
export function FootPreview({ values }: FootPreviewProps) {
  const words = useWords();
  const { copyright = '', companyName = '' } = values;
  return (
    <Card title={words('settingFootPreview')}>
      <p className="setting-foot">
        {filledWords(String(copyright), { company: companyName, year: formatDate(Date.now(), 'yyyy') })}
      </p>
      <p className="setting-history-who">
        {words('settingFootPlaces', { company: '{company}', year: '{year}' })}
      </p>
    </Card>
  );
}
