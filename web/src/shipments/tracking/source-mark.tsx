import type { EventSource } from '@fairway/contract/tracking.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Icon } from '../../ui/icon.tsx';

export const sourceWords: Readonly<Record<EventSource, PlainKey>> = {
  terminal: 'trackFromTerminal',
  customs: 'trackFromCustoms',
  carrier: 'trackFromCarrier',
  edi: 'trackFromEdi',
  provider: 'trackFromProvider',
  ais: 'trackFromAis',
  excel: 'trackFromSheet',
  manual: 'trackFromPerson',
};

const icons: Readonly<Record<EventSource, IconName>> = {
  terminal: 'anchor',
  customs: 'shield',
  carrier: 'ship',
  edi: 'swap',
  provider: 'cloud',
  ais: 'globe',
  excel: 'grid',
  manual: 'user',
};

/** Who says so. */
export function SourceMark({ source }: { source: EventSource }) {
  const words = useWords();
  return (
    <span className="source-mark">
      <Icon name={icons[source]} size={14} />
      {words(sourceWords[source])}
    </span>
  );
}
