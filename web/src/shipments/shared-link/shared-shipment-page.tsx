import { useWords } from '../../language/words.ts';
import { Page } from '../../ui/page.tsx';

export function SharedShipmentPage() {
  const words = useWords();
  return <Page title={words('shipmentTracking')}>{null}</Page>;
}
