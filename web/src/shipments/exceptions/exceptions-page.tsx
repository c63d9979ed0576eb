import { useWords } from '../../language/words.ts';
import { Page } from '../../ui/page.tsx';

export function ExceptionsPage() {
  const words = useWords();
  return <Page title={words('exceptionsTitle')}>{null}</Page>;
}
