import { useHref } from 'react-router';
import { flowPath } from '../workflow/flow-path.ts';
import './request-link.css';

interface RequestLinkProps {
  request: { id: string; fullName: string; enCode: string; flowId: string; status: number };
}

/** Opens a request beside this screen, which took a while to work out. */
export function RequestLink({ request }: RequestLinkProps) {
  const href = useHref(flowPath({ ...request, formType: 2, opType: '4' }));
  return (
    <a className="request-link" href={href} target="_blank" rel="noopener noreferrer">
      {request.fullName}
    </a>
  );
}
