import type { NodeType, TreeNode } from '@fairway/contract/organisation.ts';
import { splitFullName } from '@fairway/domain/people/person-name.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import './node-icon.css';
import { PersonAvatar } from './person-avatar.tsx';

const icons: Record<Exclude<NodeType, 'user'>, IconName> = {
  company: 'building',
  department: 'department',
  position: 'tag',
  role: 'shield',
  group: 'users',
  catalogue: 'folder',
  // A category of groups, as the family calls it.
  0: 'folder',
};

interface NodeSignProps {
  node: TreeNode;
}

/** Somebody's picture, or a sign of what kind of thing it is. */
export function NodeIcon({ node }: NodeSignProps) {
  if (node.type === 'user') {
    return <PersonAvatar name={splitFullName(node).name} headIcon={node.headIcon} size={36} />;
  }
  return (
    <span className={`node-icon node-icon-${node.type}`}>
      <Icon name={icons[node.type]} size={20} />
    </span>
  );
}
