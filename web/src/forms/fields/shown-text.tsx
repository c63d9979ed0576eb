import './shown-text.css';

interface ShownTextProps {
  text: string;
  /** In a cell of a grid: one line. */
  compact?: boolean | undefined;
  /** Stands in columns of figures. */
  number?: boolean;
}

/** What somebody filled in, to be read; a dash for nothing. */
export function ShownText({ text, compact, number }: ShownTextProps) {
  const classes = ['shown-text', compact && 'shown-text-compact', number && 'number'].filter(Boolean);
  return (
    <span className={classes.join(' ')} title={compact && text !== '' ? text : undefined}>
      {text === '' ? '—' : text}
    </span>
  );
}
