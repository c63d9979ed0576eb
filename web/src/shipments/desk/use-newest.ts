import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { getShipment } from '@fairway/contract/shipments.ts';
import { useWords } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { queryClient } from '../../wire/query-client.ts';

const shownLonger = 3_000;

export const isChangedByOthers = (error: unknown): boolean =>
  error instanceof AppError && error.code === refusals.SHIPMENT_CHANGED.code;

/**
 * For lists that are saved as a whole. Undefined where it was refused; where somebody else saved before, the newest is
 * loaded, what was typed stays, and whoever typed it looks at it once more.
 */
export function useSaved() {
  const words = useWords();
  return <T>(act: Promise<T>): Promise<T | undefined> =>
    act.catch(async (error: unknown) => {
      if (!isChangedByOthers(error)) return undefined;
      await queryClient.invalidateQueries({ queryKey: [getShipment.name] });
      toast(words('deskLoadedNewest'), shownLonger);
      return undefined;
    });
}
