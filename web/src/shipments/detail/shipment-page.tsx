import { useWords } from '../../language/words.ts';
import { Page } from '../../ui/page.tsx';

export function ShipmentPage() {
  const words = useWords();
  return <Page title={words('shipmentTracking')}>{null}</Page>;
}
