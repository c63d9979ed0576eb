import { nameAreas } from '@fairway/contract/system.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../../wire/api.ts';
import { batched } from '../../../wire/batched.ts';
import { keptFresh } from '../../../wire/client-cache.ts';

const askNames = batched<readonly string[], string[]>(async (paths) => {
  const idsList = paths.map((path) => path.map((id) => id.slice(0, 20)).slice(0, 6));
  return call(nameAreas, { body: { idsList } });
}, 400);

/** The names along paths of areas; the ids stand in until they have come. */
export function useAreaNames(paths: readonly (readonly string[])[]): string[] {
  const found = useQueries({
    queries: paths.map((path) => ({
      queryKey: [nameAreas.name, path],
      queryFn: async () => (await askNames(path)) ?? null,
      ...keptFresh,
    })),
  });
  return paths.map((path, index) => {
    const names = found[index]?.data;
    return names && names.length > 0 ? names.join(' / ') : found[index]?.isPending ? '…' : path.join(' / ');
  });
}
