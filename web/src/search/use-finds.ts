import { useQueries, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
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
  /** What stands first; `coming` as long as something may come before it. */
  first: Found | 'coming' | undefined;
  /** More may come. */
  isSearching: boolean;
  /** What did not answer is missing among what was found. */
  isPartly: boolean;
}

/** How the device is searched, by finder; null where it could not be made ready. */
type OnDevice = ReadonlyMap<Finder, ((keyword: string) => Found[]) | null>;

/** Everything of a name: at once what the device has, then what the server answers. */
export function useFinds(keyword: string, onlyNew: boolean): Finds {
  const words = useWords();
  const { data, isPending, isError } = useQuery({
    queryKey: ['finders'],
    queryFn: useContext(FindersContext),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const finders = useMemo(() => (data ?? []).filter(({ isNew }) => !onlyNew || isNew), [data, onlyNew]);
  const onDevice = useOnDevice(finders);
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
  const groups = new Map<string, { found: Map<string, Found>; first?: Finds['first'] }>();
  let isSearching = isPending;
  const add = (heading: string, found: readonly Found[], isAnswered: boolean) => {
    const group = groups.get(heading) ?? { found: new Map<string, Found>() };
    for (const one of found) if (!group.found.has(one.path)) group.found.set(one.path, one);
    group.first ??= found[0] ?? (isAnswered ? undefined : 'coming');
    groups.set(heading, group);
    isSearching ||= !isAnswered;
  };
  for (const [index, finder] of finders.entries()) {
    const heading = words(finder.heading);
    add(heading, foundHere[index] ?? [], !finder.onDevice || onDevice.has(finder));
    const answer = asked === keyword && keyword !== '' ? answers[asking.indexOf(finder)] : undefined;
    add(heading, answer?.data ?? [], !finder.ask || keyword === '' || answer?.isFetching === false);
  }
  const all = [...groups.values()];
  return {
    groups: [...groups]
      .map(([heading, { found }]) => ({
        heading,
        found: [...found.values()].slice(0, onlyNew ? 50 : mostOfAKind),
      }))
      .filter(({ found }) => found.length > 0),
    first: isPending ? 'coming' : all.find(({ first }) => first)?.first,
    isSearching,
    isPartly: isError || answers.some((answer) => answer.isError),
  };
}

/** What has to be on the device to be searched there; each comes when it comes. */
function useOnDevice(finders: readonly Finder[]): OnDevice {
  const isBuilt = useIsBuilt();
  const [onDevice, setOnDevice] = useState<OnDevice>(() => new Map());
  const begin = useEffectEvent((finder: Finder) => finder.onDevice?.({ isBuilt }));
  useEffect(() => {
    let isOver = false;
    for (const finder of finders) {
      const end = (find: ((keyword: string) => Found[]) | null) =>
        !isOver && setOnDevice((before) => new Map(before).set(finder, find));
      // Without it the others still find; the query client has told what there is to tell.
      void begin(finder)?.then(end, () => end(null));
    }
    return () => {
      isOver = true;
    };
  }, [finders]);
  return onDevice;
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
