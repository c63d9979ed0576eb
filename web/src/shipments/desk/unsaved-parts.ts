import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type Note = (part: string, isChanged: boolean) => void;

const UnsavedParts = createContext<Note>(() => undefined);
export const UnsavedPartsOf = UnsavedParts.Provider;

/** Says to the desk whether a part of it has changes that are not saved. */
export function useUnsaved(part: string, isChanged: boolean): void {
  const note = useContext(UnsavedParts);
  useEffect(() => {
    note(part, isChanged);
    return () => note(part, false);
  }, [note, part, isChanged]);
}

/** The parts with changes that are not saved, and what their provider is given. */
export function useUnsavedParts(): [readonly string[], Note] {
  const [parts, setParts] = useState<readonly string[]>([]);
  const note = useCallback<Note>(
    (part, isChanged) =>
      setParts((now) => {
        if (now.includes(part) === isChanged) return now;
        return isChanged ? [...now, part] : now.filter((one) => one !== part);
      }),
    [],
  );
  return [parts, note];
}
