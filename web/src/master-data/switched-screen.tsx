import type { ReactNode } from 'react';
import type { EntityDescription } from '../entities/entity-description.ts';
import { EntityScreen } from '../entities/entity-screen.tsx';
import type { PlainKey } from '../language/words.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { EntitySwitch } from './entity-switch.tsx';

interface SwitchedScreenProps {
  label: PlainKey;
  entities: readonly EntityDescription[];
  chosen: EntityDescription;
  lead?: ReactNode;
  narrowedBy?: Readonly<Record<string, unknown>>;
  actions?: ReactNode;
}

/** The list of one of several entities, and the way to the others. */
export function SwitchedScreen(props: SwitchedScreenProps) {
  const { label, entities, chosen, lead, narrowedBy = {}, actions } = props;
  const isDesk = useMedia(desktop);
  const switching = <EntitySwitch label={label} entities={entities} chosen={chosen} />;
  return (
    <div className="switched-screen">
      {isDesk && switching}
      <EntityScreen
        key={chosen.entity.name}
        description={chosen}
        narrowedBy={narrowedBy}
        actions={actions}
        lead={
          <>
            {!isDesk && switching}
            {lead}
          </>
        }
      />
    </div>
  );
}
