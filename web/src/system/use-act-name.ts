import { useMemo } from 'react';
import { useWords } from '../language/words.ts';
import { type AuditActs, useAuditActs } from '../wire/audit-acts.ts';

/** What a command is called by people; its own name where no feature gave one. */
export function useActName(): (name: string) => string {
  const words = useWords();
  const features = useAuditActs();
  const acts = useMemo<AuditActs>(() => Object.assign({}, ...features.map((one) => one.acts)), [features]);
  return (name) => {
    const key = acts[name];
    return key ? words(key) : name;
  };
}
