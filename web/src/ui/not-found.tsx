import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { Page } from './page.tsx';

interface NotFoundProps {
  /** Where the button leads. */
  home: string;
}

export function NotFound({ home }: NotFoundProps) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Page title={words('notFoundTitle')} back={home}>
      <Empty
        drawing="search"
        title={words('notFoundTitle')}
        line={words('notFoundLine')}
        action={
          <Button look="primary" onClick={() => void navigate(home, { replace: true })}>
            {words('goHome')}
          </Button>
        }
      />
    </Page>
  );
}
