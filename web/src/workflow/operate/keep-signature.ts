import { addSignature, listSignatures } from '@fairway/contract/account.ts';
import { call } from '../../wire/api.ts';
import { load } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { queryClient } from '../../wire/query-client.ts';

/** A signature drawn for the first time is the person's own from now on. What was decided stands without it. */
export async function keepSignature(signImg: unknown): Promise<void> {
  if (typeof signImg !== 'string' || signImg === '') return;
  try {
    const known = await queryClient.fetchQuery(load(listSignatures, {}));
    if (known.some((one) => one.signImg === signImg)) return;
    await call(addSignature, { body: { signImg, isDefault: 1 } }, { mask: false, commandId: newCommandId() });
    await queryClient.invalidateQueries({ queryKey: [listSignatures.name] });
  } catch {
    // Next time they draw it again.
  }
}
