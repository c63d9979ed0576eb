// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table of HTML cannot be taken out of the page while they are out of sight
// biome-ignore-all lint/a11y/useFocusableInteractive: in a cell its control takes the focus
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: they are those of a table and of a grid alike
import type { HTMLAttributes, ReactNode } from 'react';

type Plain = HTMLAttributes<HTMLDivElement>;

interface GridFrameProps extends Plain {
  /** It is filled in, not only read. */
  isOpen: boolean;
}

export const GridFrame = ({ isOpen, ...rest }: GridFrameProps) => (
  <div role={isOpen ? 'grid' : 'table'} className="table-frame" {...rest} />
);

interface RowProps extends Plain {
  /** Counted from 0; missing for the headings and the sums. */
  'data-row'?: number;
  look?: 'head' | 'sums' | 'selected' | undefined;
}

export const GridLine = ({ look, ...rest }: RowProps) => (
  <div role="row" className={`table-row${look ? ` table-${look}` : ''}`} {...rest} />
);

interface CellProps {
  look?: 'check' | 'number' | 'numeric' | 'actions' | undefined;
  title?: string | undefined;
  children?: ReactNode;
}

const classOf = (look: CellProps['look']) => `table-cell${look ? ` table-cell-${look}` : ''}`;

export const HeadCell = ({ look, title, children }: CellProps) => (
  <div role="columnheader" className={classOf(look)} title={title}>
    {children}
  </div>
);

/** What the row is called: its number. */
export const RowName = ({ children }: CellProps) => (
  <div role="rowheader" className={classOf('number')}>
    {children}
  </div>
);

interface BodyCellProps extends CellProps {
  /** In a grid that is filled in; the arrow keys come to it even where nothing can be typed. */
  isOpen: boolean;
  'data-place'?: string;
}

export const BodyCell = ({ look, isOpen, children, ...rest }: BodyCellProps) => (
  <div
    role={isOpen ? 'gridcell' : 'cell'}
    className={classOf(look)}
    tabIndex={isOpen ? -1 : undefined}
    {...rest}
  >
    {children}
  </div>
);
