import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { Page } from './page.tsx';

interface NotFoundProps {
  /** Where the button leads. */
  home: string;
  /** A record that is not there, or not for who asks: what is said of it, and where one goes from here. */
  says?: { title: string; line: string; go: string };
}

export function NotFound({ home, says }: NotFoundProps) {
  const words = useWords();
  const title = says?.title ?? words('notFoundTitle');
  const navigate = useNavigate();
  return (
    <Page title={title} back={home}>
      <Empty
        drawing="search"
        title={title}
        line={says?.line ?? words('notFoundLine')}
        action={
          <Button look="primary" onClick={() => void navigate(home, { replace: true })}>
            {says?.go ?? words('goHome')}
          </Button>
        }
      />
    </Page>
  );
}
