import { linePath } from '../../freight/paths.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useSession } from '../../wire/session-store.ts';
import { DashBlock } from '../dash-block.tsx';
import type { PortalQuery } from './portal-query.ts';

/** Increases, blank sailings and crowded ports, as who keeps rates wrote them down. */
export function NotesBlock({ portal }: { portal: PortalQuery }) {
  const words = useWords();
  const seesLines = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'lineBoard'),
  );
  if (!seesLines) return null;
  return (
    <DashBlock title={words('dashNotes')} width="third">
      <Loaded query={portal}>
        {({ notes }) =>
          notes.length === 0 ? (
            <p className="dash-none">{words('dashNotesNone')}</p>
          ) : (
            <ul className="dash-rows">
              {notes.map(({ id, lineId, lineName, day, text }) => (
                <li key={id}>
                  <span className="dash-row-head">
                    <Link to={linePath(lineId)}>{lineName}</Link>
                    <small className="number">{day}</small>
                  </span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </DashBlock>
  );
}
