import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { type FlowConfig, flowPath } from '../flow-path.ts';
import type { Flow } from './flow.ts';
import './revocation-link.css';

interface RevocationLinkProps {
  config: FlowConfig;
  flow: Flow;
}

/** From a request to the one that revokes it, and back with the reason. */
export function RevocationLink({ config, flow }: RevocationLinkProps) {
  const words = useWords();
  const { revokes, revocation } = flow;
  const linked = revokes ?? revocation;
  if (!linked) return null;
  const { id, fullName } = linked;
  return (
    <div className="revocation-link">
      <p className="revocation-link-line">
        {words(revokes ? 'flowPageRevokes' : 'flowPageRevocation')}
        <Link
          to={flowPath({ ...config, id, fullName, taskId: '', taskNodeId: '', opType: opTypeIn(config) })}
        >
          {fullName}
        </Link>
      </p>
      {revokes && (
        <p className="revocation-link-reason">{words('flowPageRevokeReason', { reason: revokes.reason })}</p>
      )}
    </div>
  );
}

/** Whose request it is, or who manages it, is that in the other one too; everybody else reads. */
const opTypeIn = ({ opType }: FlowConfig): string => {
  if (opType === '-1' || opType === '0') return '0';
  return opType === '4' ? '4' : '3';
};
