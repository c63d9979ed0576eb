import type { ComponentProps } from 'react';
import { RowFace } from '../list/row-face.tsx';
import './found-row.css';

/** A row of what was found; a press opens it. */
export function FoundRow({ onOpen, ...face }: ComponentProps<typeof RowFace> & { onOpen: () => void }) {
  return (
    <button type="button" className="found-row" onClick={onOpen}>
      <RowFace {...face} />
    </button>
  );
}
