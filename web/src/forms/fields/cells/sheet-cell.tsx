import type { FormField } from '@fairway/contract/forms.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Ties } from '../../part.ts';
import './sheet-cell.css';

interface SheetCellProps {
  field: FormField;
  /** Left out where it is only read. */
  ties?: Ties | undefined;
  /** What the cell says. */
  text: string;
  icon?: IconName;
  /** What needs more room than a cell has. */
  children: ReactNode;
}

/** A cell of a grid that says in a few words what it holds and opens a sheet for the rest. */
export function SheetCell({ field, ties, text, icon, children }: SheetCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        id={ties?.id}
        look="quiet"
        className="sheet-cell"
        {...(icon ? { icon } : {})}
        aria-label={`${ties?.['aria-label'] ?? field.label} ${text}`}
        aria-describedby={ties?.['aria-describedby']}
        aria-haspopup="dialog"
        title={text}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      <Sheet title={field.label} open={isOpen} onClose={() => setIsOpen(false)}>
        {children}
      </Sheet>
    </>
  );
}

/** The same ties for the control in the sheet, which cannot have the id of the cell. */
export const tiesInSheet = (ties: Ties): Ties => ({ ...ties, id: `${ties.id}-sheet` });
