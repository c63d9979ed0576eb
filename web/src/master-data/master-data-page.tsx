import { masterDataEntities } from './descriptions.ts';
import { useChosenEntity } from './entity-switch.tsx';
import { SwitchedScreen } from './switched-screen.tsx';

/** Ports, carriers, codes and what else everything is written with: `?entity=Port`. */
export function MasterDataPage() {
  const chosen = useChosenEntity(masterDataEntities);
  return <SwitchedScreen label="mdTitle" entities={masterDataEntities} chosen={chosen} />;
}
