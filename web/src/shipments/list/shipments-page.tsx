import { useWords } from '../../language/words.ts';
import { Page } from '../../ui/page.tsx';

export function MyShipmentsPage() {
  const words = useWords();
  return <Page title={words('shipmentTitle')}>{null}</Page>;
}

export function GroupShipmentsPage() {
  const words = useWords();
  return <Page title={words('shipmentGroupTitle')}>{null}</Page>;
}
