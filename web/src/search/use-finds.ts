import { useQueries, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useWords } from '../language/words.ts';
import { type Finder, FindersContext, type Found } from '../wire/find.ts';
import { useIsBuilt } from '../wire/navigation/built-screens.ts';

const mostOfAKind = 6;
/** How long typing pauses before the server is asked. */
const pause = 120;

export interface FoundGroup {
  heading: string;
  found: Found[];
}

interface Finds {
  groups: FoundGroup[];
  /** More may come. */
  isSearching: boolean;
  /** What did not answer is missing among what was found. */
  isPartly: boolean;
}

type OnDevice = Map<Finder, (keyword: string) => Found[]>;

/** Everything of a name: at once what the device has, then what the server answers. */
export function useFinds(keyword: string, onlyNew: boolean): Finds {
  const words = useWords();
  const { data } = useQuery({
    queryKey: ['finders'],
    queryFn: useContext(FindersContext),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const finders = useMemo(() => (data ?? []).filter(({ isNew }) => !onlyNew || isNew), [data, onlyNew]);
  const { onDevice, isLoading } = useOnDevice(finders);
  // Each answer of the server and each arrow renders anew; the device is searched once for what was typed.
  const foundHere = useMemo(
    () =>
      keyword === '' && !onlyNew
        ? []
        : finders.map((finder): readonly Found[] => onDevice.get(finder)?.(keyword) ?? []),
    [finders, onDevice, keyword, onlyNew],
  );
  const asked = usePaused(keyword);
  const asking = finders.filter(({ ask }) => ask);
  const answers = useQueries({
    queries: asking.map(({ heading, ask }) => ({
      queryKey: ['search', heading, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask?.(asked, signal) ?? [],
      enabled: asked !== '',
      meta: { quiet: true },
      staleTime: 10_000,
    })),
  });
  const groups = new Map<string, Map<string, Found>>();
  const add = (heading: string, found: readonly Found[]) => {
    const group = groups.get(heading) ?? new Map<string, Found>();
    for (const one of found) if (!group.has(one.path)) group.set(one.path, one);
    groups.set(heading, group);
  };
  for (const [index, finder] of finders.entries()) {
    const heading = words(finder.heading);
    add(heading, foundHere[index] ?? []);
    const place = asking.indexOf(finder);
    if (place >= 0 && asked === keyword && asked !== '') add(heading, answers[place]?.data ?? []);
  }
  return {
    groups: [...groups]
      .map(([heading, found]) => ({
        heading,
        found: [...found.values()].slice(0, onlyNew ? 50 : mostOfAKind),
      }))
      .filter(({ found }) => found.length > 0),
    isSearching: isLoading || !data || asked !== keyword || answers.some(({ isFetching }) => isFetching),
    isPartly: answers.some(({ isError }) => isError),
  };
}

/** What has to be on the device to be searched there; each comes when it comes. */
function useOnDevice(finders: readonly Finder[]): { onDevice: OnDevice; isLoading: boolean } {
  const isBuilt = useIsBuilt();
  const [onDevice, setOnDevice] = useState<OnDevice>(() => new Map());
  const [waiting, setWaiting] = useState(0);
  const names = finders.map(({ heading }) => heading).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: finders are the same as long as their names are
  useEffect(() => {
    let isOver = false;
    const missing = finders.filter((finder) => finder.onDevice);
    setWaiting(missing.length);
    for (const finder of missing)
      void Promise.resolve(finder.onDevice?.({ isBuilt }))
        .then((find) => find && !isOver && setOnDevice((before) => new Map(before).set(finder, find)))
        // Without it the others still find; the query client has told what there is to tell.
        .catch(() => undefined)
        .finally(() => !isOver && setWaiting((count) => count - 1));
    return () => {
      isOver = true;
    };
  }, [names]);
  return { onDevice, isLoading: waiting > 0 };
}

function usePaused(keyword: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    if (keyword === '') return setPaused('');
    const timer = setTimeout(() => setPaused(keyword), pause);
    return () => clearTimeout(timer);
  }, [keyword]);
  return paused;
}
