/** An address that can stand in a line of its own and in an envelope. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s<>"(),:;@\\[\]\p{Cc}]+@[^\s<>"(),:;@\\[\]\p{Cc}]+\.[^\s<>"(),:;@\\[\]\p{Cc}]+$/u.test(text);
