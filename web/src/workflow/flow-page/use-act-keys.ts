import type { FlowAct } from '@fairway/contract/workflow.ts';
import { useWords } from '../../language/words.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';
import type { ShownAct } from './act-looks.ts';

/** A approves, R returns …: what one may do with the flow in sight. */
export function useActKeys(acts: readonly ShownAct[], run: (act: FlowAct) => void): void {
  const words = useWords();
  useKeys(
    words('keysFlow'),
    acts.flatMap(({ act, text, key }) => (key ? [{ keys: key, name: text, act: () => run(act) }] : [])),
    'detail',
  );
}
