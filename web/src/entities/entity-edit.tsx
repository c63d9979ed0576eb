import { AppError } from '@fairway/contract/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { buttonsOf, type EntityDescription, type EntityRow } from './entity-description.ts';
import { EntityEditor } from './entity-editor.tsx';

interface EntityEditProps {
  description: EntityDescription;
}

/** A record to be written: a new one, one there is: `?id=`, or a new one that begins like another: `?copy=`. */
export function EntityEdit({ description }: EntityEditProps) {
  const { entity, listPath, singular } = description;
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const copied = id === '' ? (search.get('copy') ?? '') : '';
  const read = id || copied;
  const buttons = buttonsOf(description);
  const mayWrite = useCan(entity.modelId, 'button', id ? buttons.change : buttons.add);
  const record = useQuery({
    ...load(entity.get, { params: { id: read } }),
    enabled: read !== '' && mayWrite,
    meta: { quiet: true },
  });
  if (mayWrite && (read === '' || record.data)) {
    const row = record.data as EntityRow | undefined;
    return (
      <EntityEditor
        key={`${entity.name} ${read}`}
        description={description}
        row={id === '' ? undefined : row}
        {...(id === '' && { start: { ...description.form?.start?.(search), ...row } })}
      />
    );
  }
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
