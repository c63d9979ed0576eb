import { AppError } from '@fairway/contract/app-error.ts';
import { getPunch } from '@fairway/contract/punch-card.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { PunchBody } from './punch-body.tsx';

/** One punch by its id; one that is not there, or not for the caller, says so. */
export function LoadedPunch({ id }: { id: string }) {
  const words = useWords();
  const asked = useQuery({ ...load(getPunch, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data)
    return <Empty drawing="search" title={words('punchGone')} />;
  return <Loaded query={asked}>{(punch) => <PunchBody punch={punch} />}</Loaded>;
}
