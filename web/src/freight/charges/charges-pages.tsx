import { useState } from 'react';
import type { EntityDescription } from '../../entities/entity-description.ts';
import { useWords } from '../../language/words.ts';
import { SwitchedScreen } from '../../master-data/switched-screen.tsx';
import { useCan } from '../../session/use-can.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Page } from '../../ui/page.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { localChargeEditPath, surchargeEditPath } from '../paths.ts';
import { ChargeActs } from './charge-acts.tsx';
import { localChargeDescription } from './local-charge-description.ts';
import { PasteSheet } from './paste-sheet.tsx';
import { surchargeDescription } from './surcharge-description.ts';

const local: EntityDescription = {
  ...localChargeDescription,
  acts: (row) => (
    <ChargeActs
      description={localChargeDescription}
      row={row}
      copyPath={localChargeEditPath({ copy: row.id })}
    />
  ),
};
const lane: EntityDescription = {
  ...surchargeDescription,
  acts: (row) => (
    <ChargeActs description={surchargeDescription} row={row} copyPath={surchargeEditPath({ copy: row.id })} />
  ),
};

/** The lists this person keeps. */
function useKeptLists(): EntityDescription[] {
  const keepsLocal = useCan('localCharge', 'button', 'btn_edit');
  const keepsLane = useCan('freight', 'button', 'btn_publish');
  return [...(keepsLocal ? [local] : []), ...(keepsLane ? [lane] : [])];
}

/** Where local charges of ports are kept. */
export function LocalChargesPage() {
  const words = useWords();
  const canAdd = useCan('localCharge', 'button', 'btn_add');
  const [isPasting, setIsPasting] = useState(false);
  return (
    <>
      <KeptList
        chosen={local}
        actions={
          canAdd && (
            <IconButton icon="grid" label={words('chargesPaste')} onClick={() => setIsPasting(true)} />
          )
        }
      />
      {isPasting && <PasteSheet onClose={() => setIsPasting(false)} />}
    </>
  );
}

/** Where surcharges of lanes are kept. */
export function SurchargesPage() {
  return <KeptList chosen={lane} />;
}

function KeptList({ chosen, actions }: { chosen: EntityDescription; actions?: React.ReactNode }) {
  const words = useWords();
  const lists = useKeptLists();
  if (!lists.includes(chosen))
    return (
      <Page title={words(chosen.plural)} back={homePath}>
        <Empty drawing="locked" title={words('noPermission')} />
      </Page>
    );
  return <SwitchedScreen label="chargesKept" entities={lists} chosen={chosen} actions={actions} />;
}
