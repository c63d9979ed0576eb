import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { punchScreen } from '../paths.ts';
import { LoadedPunch } from './loaded-punch.tsx';

/** One punch on a page of its own. */
export function PunchDetailPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!id) return <NotFound home={homePath} />;
  return (
    <Page title={words('punchDetail')} back={punchScreen}>
      <LoadedPunch key={id} id={id} />
    </Page>
  );
}
