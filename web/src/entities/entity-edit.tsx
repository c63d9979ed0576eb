import { AppError } from '@fairway/contract/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import type { EntityDescription, EntityRow } from './entity-description.ts';
import { EntityEditor } from './entity-editor.tsx';

interface EntityEditProps {
  description: EntityDescription;
}

/** A record to be written: a new one, or one there is: `?id=`. */
export function EntityEdit({ description }: EntityEditProps) {
  const { entity, listPath, singular } = description;
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const mayWrite = useCan(entity.modelId, 'button', id ? 'btn_edit' : 'btn_add');
  const record = useQuery({
    ...load(entity.get, { params: { id } }),
    enabled: id !== '' && mayWrite,
    meta: { quiet: true },
  });
  if (mayWrite && (id === '' || record.data))
    return (
      <EntityEditor
        key={`${entity.name} ${id}`}
        description={description}
        row={record.data as EntityRow | undefined}
      />
    );
  return (
    <Page title={words(singular)} back={listPath(id || undefined)}>
      {!mayWrite && <Empty drawing="locked" title={words('noPermission')} />}
      {mayWrite &&
        (record.error instanceof AppError ? (
          <Empty drawing="search" title={words('entityGone')} />
        ) : (
          <Loaded query={record}>{() => null}</Loaded>
        ))}
    </Page>
  );
}
