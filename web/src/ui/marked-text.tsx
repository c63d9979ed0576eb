import './marked-text.css';

interface MarkedTextProps {
  text: string;
  /** From where to where, in order and apart from each other. */
  marks: readonly (readonly [start: number, end: number])[];
}

/** A text with the parts that a search found. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  if (marks.length === 0) return text;
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className="marked">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
