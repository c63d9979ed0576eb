import type { WholeValue } from '@fairway/contract/forms.ts';
import type { FormStore } from './form-store.ts';

/** Prints with the whole values where the person may look at them, and covers them again afterwards. */
export async function printWhole(store: FormStore, ask: () => Promise<readonly WholeValue[]>): Promise<void> {
  if (store.revealing && store.revealing.fields.length > 0) {
    store.showWhole(await ask());
    addEventListener('afterprint', () => store.showWhole([]), { once: true });
    // The page is drawn before it is printed.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  window.print();
}
