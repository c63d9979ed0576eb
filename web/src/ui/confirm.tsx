import { createRoot } from 'react-dom/client';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

/** Asks once and says what will happen; anything but a yes is a no. */
export function confirm(question: Question): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (agreed: boolean) => {
      root.unmount();
      place.remove();
      resolve(agreed);
    };
    root.render(<ConfirmDialog {...question} onAnswer={answer} />);
  });
}
