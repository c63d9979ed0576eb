import { useNavigate } from 'react-router';
import { readScanned } from './read-scanned.ts';

export const scanResultPath = '/pages/my/scanResult';

/** Scans a code and goes where it leads: to its screen, or to what it says. */
export function useScan(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The camera is for those who press the button; the screen it stands on need not wait for it.
    const { scan } = await import('./scan.tsx');
    const text = await scan();
    if (text === undefined) return;
    const scanned = readScanned(text);
    const result = `${scanResultPath}?${new URLSearchParams({ result: text })}`;
    await navigate(scanned.kind === 'screen' ? scanned.path : result);
  };
}
