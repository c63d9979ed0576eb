import { addSignature, listSignatures } from '@fairway/contract/account.ts';
import { call } from '../../app/api.ts';
import { load } from '../../app/calls.ts';
import { newCommandId } from '../../app/command-id.ts';
import { queryClient } from '../../app/query-client.ts';

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
