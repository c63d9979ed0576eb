import {
  cancelRateImport,
  getRateImport,
  listRateImports,
  type RateImport,
  undoRateImport,
} from '@fairway/contract/rate-import.ts';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';

/** Stops an import, or takes it back; both ask once. */
export function useImportActs() {
  const words = useWords();
  const refreshes = [getRateImport, listRateImports];
  const cancelling = useCommand(cancelRateImport, { refreshes });
  const undoing = useCommand(undoRateImport, { refreshes });
  return {
    cancel: async ({ id }: RateImport) => {
      const title = words('rateImportCancelAsk');
      if (await confirm({ title, agree: words('rateImportCancel') })) cancelling.mutate({ params: { id } });
    },
    undo: async ({ id, total, fileName }: RateImport) => {
      const agreed = await confirm({
        title: words('rateImportUndoAsk', { name: fileName }),
        body: words('rateImportUndoLine', { count: total }),
        agree: words('rateImportUndo'),
        danger: true,
      });
      if (!agreed) return;
      undoing.mutate(
        { params: { id } },
        {
          onSuccess: ({ deleted, restored }) =>
            toast(words('rateImportTakenBack', { count: deleted, restored })),
        },
      );
    },
  };
}
