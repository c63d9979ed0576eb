import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import type { EditedTemplate } from './edited-template.ts';

/** What was published when, and how many requests run by it. */
export function TemplateVersions({ versions }: Pick<EditedTemplate, 'versions'>) {
  const words = useWords();
  if (versions.length === 0) return null;
  const inForce = Math.max(...versions.map(({ version }) => version));
  return (
    <section>
      <h2>{words('flowTemplateVersions')}</h2>
      <ul className="template-versions">
        {versions.map(({ id, version, publishedTime, inUse }) => (
          <li key={id}>
            <strong>{words('flowTemplateVersion', { version })}</strong>
            <time className="number" dateTime={new Date(publishedTime).toISOString()}>
              {formatDate(publishedTime)}
            </time>
            <span>{words('flowTemplateInUse', { count: inUse })}</span>
            {version === inForce && <StateLabel tone="good">{words('flowTemplateInForce')}</StateLabel>}
          </li>
        ))}
      </ul>
    </section>
  );
}
