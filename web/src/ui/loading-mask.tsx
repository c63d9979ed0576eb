import { useEffect, useRef } from 'react';
import './loading-mask.css';

interface LoadingMaskProps {
  /** What is going on; nothing is shown without words. */
  words: string | undefined;
}

/** Covers the screen, open dialogs too, so that nothing is pressed twice while the answer is on its way. */
export function LoadingMask({ words }: LoadingMaskProps) {
  const mask = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) mask.current?.showPopover();
  }, [words]);
  if (!words) return null;
  return (
    <div ref={mask} className="loading-mask" popover="manual" role="status">
      <div className="loading-mask-box">
        <span className="loading-mask-ring" aria-hidden="true" />
        {words}
      </div>
    </div>
  );
}
