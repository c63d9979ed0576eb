import { Sheet } from '../../ui/sheet.tsx';
import type { OperationFrame } from './operation.tsx';

/** Beside the flow on a desk; from below on a phone where there is little to say. */
export const SheetFrame: OperationFrame = ({ title, buttons, onClose, children }) => (
  <Sheet title={title} open onClose={onClose} actions={buttons}>
    {children}
  </Sheet>
);
