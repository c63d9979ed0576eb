import { useWords } from '../language/words.ts';
import { LoadingMask } from '../ui/loading-mask.tsx';
import { useSlowRequests } from '../wire/slow-requests.ts';

/** Comes when a command takes longer than a person waits without a sign. */
export function RequestMask() {
  const words = useWords();
  const isSlow = useSlowRequests(({ slow }) => slow > 0);
  return <LoadingMask words={isSlow ? words('requesting') : undefined} />;
}
