import { AppError } from '@fairway/contract/app-error.ts';
import {
  cancelRateImport,
  getRateImport,
  listRateImports,
  listRatesInUse,
  type RateImport,
  undoRateImport,
} from '@fairway/contract/rate-import.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { pathOfRefusedUndo } from './paths.ts';

/** Stops an import, or takes it back; both ask once. A refused undo is explained on the page of the import. */
export function useImportActs(place: 'import' | 'list') {
  const words = useWords();
  const navigate = useNavigate();
  const refreshes = [getRateImport, listRateImports, listRatesInUse];
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
          onError: (error) => {
            if (!(error instanceof AppError)) return;
            void queryClient.invalidateQueries({ queryKey: [listRatesInUse.name] });
            void navigate(pathOfRefusedUndo(id), { replace: place === 'import' });
          },
        },
      );
    },
  };
}
