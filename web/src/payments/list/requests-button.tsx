import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useLinks } from '../../wire/navigation/links.ts';

/** To what was asked to be paid, for who asks for payments or pays what was approved. */
export function RequestsButton() {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const isDesk = useMedia(desktop);
  const mayAsk = useCan('payment', 'button', 'btn_request');
  const mayPay = useCan('payment', 'button', 'btn_pay');
  if (!mayAsk && !mayPay) return null;
  const open = () => void navigate(links.paymentRequests());
  const name = words('paymentRequests');
  // Beside the title a phone has room for a sign only.
  if (!isDesk) return <IconButton icon="coins" label={name} onClick={open} />;
  return (
    <Button icon="coins" onClick={open}>
      {name}
    </Button>
  );
}
