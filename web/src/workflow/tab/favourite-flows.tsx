import { favouriteTypes, listFavourites } from '@fairway/contract/favourites.ts';
import { listProposedFlows } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { load } from '../../wire/calls.ts';
import { workflowPaths } from '../paths.ts';
import type { StartableTemplate } from '../use-start-flow.tsx';
import './favourite-flows.css';
import { FlowGrid, type GridTemplate } from './flow-grid.tsx';

/** The flows this person keeps within reach, and the way to choose others; until they keep some, what others start most. */
export function FavouriteFlows({ onStart }: { onStart: (template: StartableTemplate) => void }) {
  const words = useWords();
  const { data } = useQuery({
    ...load(listFavourites, { query: { type: favouriteTypes.flow } }),
    meta: { quiet: true },
  });
  const kept = data?.list.flatMap(({ objectId, objectData }) => templateIn(objectId, objectData));
  const isProposed = kept?.length === 0;
  const proposed = useQuery({ ...load(listProposedFlows, {}), enabled: isProposed, meta: { quiet: true } });
  const templates: readonly GridTemplate[] = isProposed ? (proposed.data?.list ?? []) : (kept ?? []);
  // There is nothing to start, so there is nothing to keep either.
  if (isProposed && proposed.data?.list.length === 0) return null;
  return (
    <Card
      title={words('flowFavourites')}
      state={
        isProposed &&
        templates.length > 0 && (
          <span className="favourite-flows-note">{words('flowFavouritesProposed')}</span>
        )
      }
    >
      <FlowGrid
        templates={templates}
        onPick={onStart}
        more={
          <Link to={workflowPaths.allFlows} className="flow-tile">
            <span className="flow-add">
              <Icon name="plus" size={24} />
            </span>
            <span>{words('flowFavouriteAdd')}</span>
          </Link>
        }
      />
    </Card>
  );
}

/** An entry comes as JSON text; one that cannot be read is left out. */
function templateIn(id: string, objectData: string): GridTemplate[] {
  try {
    const {
      enCode = '',
      fullName = '',
      formType = 2,
      type = 0,
      icon = '',
      iconBackground = '',
    } = JSON.parse(objectData) as Partial<GridTemplate>;
    return fullName ? [{ id, enCode, fullName, formType, type, icon, iconBackground }] : [];
  } catch {
    return [];
  }
}
