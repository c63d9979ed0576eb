import { useQuery } from '@tanstack/react-query';
import { loadPolicies, type PolicyName } from '../language/policies.ts';
import { useLanguage, useWords } from '../language/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './policy-sheet.css';

interface PolicySheetProps {
  /** Which one is being read; none when closed. */
  name: PolicyName | undefined;
  onClose: () => void;
}

export function PolicySheet({ name, onClose }: PolicySheetProps) {
  const words = useWords();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['policies', language],
    queryFn: () => loadPolicies(language),
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Sheet title={name ? words(name) : ''} open={name !== undefined} onClose={onClose}>
      <article className="policy">
        {!data && <Skeleton shape="line" />}
        {name &&
          data?.[name].sections.map(({ heading, text }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
      </article>
    </Sheet>
  );
}
