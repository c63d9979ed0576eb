import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Sheet } from '../sheet.tsx';
import { type KeyAct, keyActsNow } from './key-acts.ts';
import { KeyCap } from './key-cap.tsx';
import './keys-help.css';
import { useKeys } from './use-keys.ts';

/** `?` shows what keys do on this screen. */
export function KeysHelp() {
  const words = useWords();
  const [shown, setShown] = useState<ReturnType<typeof keyActsNow>>();
  const show = () => setShown(keyActsNow());
  useKeys(words('keysEverywhere'), [{ keys: '?', name: words('keysHelp'), act: show }], 'frame');
  return (
    <Sheet title={words('keysHelp')} open={shown !== undefined} onClose={() => setShown(undefined)}>
      <div className="keys-help">
        {shown?.map(({ name, acts }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {named(acts).map(({ name: what, keys }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {keys.map((one) => (
                      <KeyCap key={one} keys={one} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

/** Several keys may do the same. */
function named(acts: readonly KeyAct[]): { name: string; keys: string[] }[] {
  const groups = Map.groupBy(acts, ({ name }) => name);
  return [...groups].map(([name, same]) => ({ name, keys: same.map(({ keys }) => keys) }));
}
