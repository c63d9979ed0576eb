/** Words are kept together; what has no blanks, as Chinese, breaks anywhere. */
export function wrapped(text: string, most: number, pen: CanvasRenderingContext2D): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const pieces = paragraph.match(/[\u0020-\u024f]+?(?: |$|(?=[^\u0020-\u024f]))|[\s\S]/gu) ?? [];
    const lines: string[] = [];
    let line = '';
    for (const piece of pieces) {
      if (line && pen.measureText((line + piece).trimEnd()).width > most) {
        lines.push(line.trimEnd());
        line = '';
      }
      // A line begins with a word, not with the blank before it.
      line += line ? piece : piece.trimStart();
    }
    return [...lines, line.trimEnd()];
  });
}
