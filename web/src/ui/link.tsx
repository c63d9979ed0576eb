import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useNavigate } from 'react-router';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another screen. The router's own brings its prefetching along, 4 KB that nobody here uses. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
