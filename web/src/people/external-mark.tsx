import { useWords } from '../language/words.ts';
import { useSession } from '../wire/session-store.ts';
import './external-mark.css';
import { seesExternals } from './marked-name.ts';

/** Beside the name of a customer, who may be called as a colleague is. */
export function ExternalMark({ shown }: { shown: boolean }) {
  const words = useWords();
  const isSeen = useSession(seesExternals);
  // The blank keeps it apart from the name where both are read as one text.
  return shown && isSeen ? (
    <>
      {' '}
      <span className="external-mark">{words('personExternal')}</span>
    </>
  ) : null;
}
