import { useWords } from '../../language/words.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { myShipmentsPath } from '../paths.ts';

/** It is not there, or not in the sight of who asks: nobody is told which. */
export function NoSuchShipment() {
  const words = useWords();
  const says = {
    ...{
      title: words('shipmentMissing'),
      line: words('shipmentMissingLine'),
      go: words('shipmentMissingGo'),
    },
  };
  return <NotFound home={myShipmentsPath} says={says} />;
}
