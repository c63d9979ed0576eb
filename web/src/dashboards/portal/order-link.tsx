import { useWords } from '../../language/words.ts';
import { newOrderPath } from '../../orders/paths.ts';
import { useCan } from '../../session/use-can.ts';
import { Link } from '../../ui/link.tsx';

/** One press to a new order, for who may place one. */
export function OrderLink() {
  const words = useWords();
  const mayOrder = useCan('onlineOrder', 'button', 'btn_add');
  if (!mayOrder) return null;
  return (
    <Link to={newOrderPath()} className="button button-primary">
      {words('dashPlaceOrder')}
    </Link>
  );
}
