import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { messagesPath } from './paths.ts';
import { ReadMessage } from './read-message.tsx';

/** One message: `?id=`. */
export function MessageDetailPage() {
  const words = useWords();
  const [search] = useSearchParams();
  return (
    <Page title={words('messageDetailTitle')} back={messagesPath}>
      <Card>
        <ReadMessage id={search.get('id') ?? ''} />
      </Card>
    </Page>
  );
}
