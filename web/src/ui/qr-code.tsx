import { encodeQR } from 'qr';
import { useMemo } from 'react';
import './qr-code.css';

interface QrCodeProps {
  text: string;
  /** What a screen reader says in place of the picture. */
  label: string;
  /** Pixels, with the quiet zone. */
  size: number;
}

/** Dark on light in every theme: many readers do not know the other way round. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const { path, width } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${width} ${width}`}
    >
      <path d={path} />
    </svg>
  );
}

function drawingOf(text: string): { path: string; width: number } {
  const modules = encodeQR(text, 'raw', { border: 2, ecc: 'medium' });
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), width: modules.length };
}
