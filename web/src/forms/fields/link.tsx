import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import type { FieldPart, ViewProps } from '../part.ts';
import './link.css';
import { safeAddress } from './safe-address.ts';

function LinkView({ field }: ViewProps) {
  const words = useWords();
  const { content, href = '', newWindow } = field;
  const address = safeAddress(href);
  const text = content || field.label || href;
  if (!address)
    return (
      <span className="form-link-unsafe" title={words('formLinkUnsafe')}>
        {text}
      </span>
    );
  if (address.isScreen && !newWindow)
    return (
      <Link className="form-link" to={address.href}>
        {text}
      </Link>
    );
  // A screen in a window of its own stands below the same base as this one.
  const to = address.isScreen ? new URL(`.${address.href}`, document.baseURI).href : address.href;
  return (
    <a className="form-link" href={to} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

export const linkPart: FieldPart = { View: LinkView };
