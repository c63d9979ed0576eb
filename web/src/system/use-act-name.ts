import { useWords } from '../language/words.ts';
import { useAuditActs } from '../wire/audit-acts.ts';

/** What a command is called by people; its own name where no feature gave one. */
export function useActName(): (name: string) => string {
  const words = useWords();
  const acts = useAuditActs();
  return (name) => {
    const key = acts[name];
    return key ? words(key) : name;
  };
}
