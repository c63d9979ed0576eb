import { createRoot } from 'react-dom/client';
import { ScanDialog } from './scan-dialog.tsx';

/** Lets the person read a code: its text, or undefined when they thought better of it. */
export function scan(): Promise<string | undefined> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const done = (text: string | undefined) => {
      root.unmount();
      place.remove();
      resolve(text);
    };
    root.render(<ScanDialog onDone={done} />);
  });
}
