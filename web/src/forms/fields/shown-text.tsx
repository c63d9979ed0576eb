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

/** So few digits stand in one line wherever there is room for them. */
const fewDigits = /^[-\d.,]{1,16}$/;

/** A number that changes while somebody types elsewhere: where it fits into one line it is laid out alone. */
export function ChangingNumber({ text }: { text: string }) {
  if (!fewDigits.test(text)) return <ShownText text={text} number />;
  return (
    <span className="shown-digits">
      <ShownText text={text} number />
    </span>
  );
}
