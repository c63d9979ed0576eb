/** What stands before or after what is typed: a currency, a unit. */
export function Affix({ text }: { text: string | undefined }) {
  return text ? <span className="form-box-affix">{text}</span> : null;
}
