import { useSearchParams } from 'react-router';
import { EntityEdit } from '../entities/entity-edit.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { allEntities } from './descriptions.ts';
import { masterDataPath } from './paths.ts';

/** A record of master data to be written: `?entity=Port`, and `&id=` for one there is. */
export function EditPage() {
  const [search] = useSearchParams();
  const description = allEntities.find(({ entity }) => entity.name === search.get('entity'));
  return description ? <EntityEdit description={description} /> : <NotFound home={masterDataPath} />;
}
