import { Icon, isIconName } from '../ui/icon.tsx';
import './menu-icon.css';

interface MenuSignProps {
  id: string;
  icon: string;
}

const tints = 6;

/** The sign of an entry of the workbench. */
export function MenuIcon({ id, icon }: MenuSignProps) {
  return (
    <span className={`menu-icon menu-tint-${tintOf(id)}`}>
      <Icon name={isIconName(icon) ? icon : 'grid'} size={24} />
    </span>
  );
}

/** The same entry keeps its colour wherever it stands. */
const tintOf = (id: string) =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % tints;
