import { useSyncExternalStore } from 'react';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import type { FormStore } from './form-store.ts';
import type { FormDraft } from './use-form-draft.ts';

/** Who leaves a form that was begun and not sent is asked what becomes of it. */
export function useFormLeave(store: FormStore, draft?: FormDraft): void {
  const isTouched = useSyncExternalStore(store.subscribe, () => store.isTouched);
  useLeaveGuard(isTouched && store.mode !== 'read', async () => {
    // Sent in this very moment: there is nothing left to lose.
    if (!store.isTouched) return true;
    const { askLeaving } = await import('./leave-dialog.tsx');
    const leaving = await askLeaving(draft !== undefined);
    if (leaving === 'keep') draft?.keepNow();
    if (leaving === 'drop') {
      draft?.forget();
      store.settle();
    }
    return leaving !== 'stay';
  });
}
