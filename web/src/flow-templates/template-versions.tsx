import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import type { EditedTemplate } from './edited-template.ts';
import { inOlderUse, newestOf } from './older-versions.ts';
import { migrateFlowsPath } from './paths.ts';

/** What was published when, how many requests run by it, and the way to bring them to the newest. */
export function TemplateVersions({ id: templateId, versions }: Pick<EditedTemplate, 'id' | 'versions'>) {
  const words = useWords();
  const navigate = useNavigate();
  const canMigrate = useCan('flowTemplates', 'button', 'btn_edit');
  if (versions.length === 0) return null;
  const inForce = newestOf(versions);
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
      {canMigrate && templateId && inOlderUse(versions) > 0 && (
        <Button onClick={() => void navigate(migrateFlowsPath(templateId))}>{words('flowMigrate')}</Button>
      )}
    </section>
  );
}
