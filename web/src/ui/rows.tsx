import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './rows.css';

export interface SettingRow {
  icon: IconName;
  name: string;
  value: ReactNode;
}

interface RowsProps {
  rows: readonly SettingRow[];
}

/** Named values below each other, as in a settings page. */
export function Rows({ rows }: RowsProps) {
  return (
    <dl className="rows">
      {rows.map(({ icon, name, value }) => (
        <div key={name}>
          <dt>
            <Icon name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
