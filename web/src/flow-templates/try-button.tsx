import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { tryTemplatePath } from './paths.ts';

/** Tries what was saved last; whoever has changed something is asked before they leave it. */
export function TryButton({ id }: { id: string }) {
  const words = useWords();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(tryTemplatePath(id))}>{words('flowTemplateTry')}</Button>;
}
