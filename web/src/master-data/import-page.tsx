import { useSearchParams } from 'react-router';
import { EntityImport } from '../entities/import/entity-import.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { allEntities } from './descriptions.ts';
import { masterDataPath } from './paths.ts';

/** Master data from a sheet: `?entity=Port`, and `&file=` for one that was sent. */
export function ImportPage() {
  const [search] = useSearchParams();
  const description = allEntities.find(({ entity }) => entity.name === search.get('entity'));
  return description ? <EntityImport description={description} /> : <NotFound home={masterDataPath} />;
}
