import type { ReactNode } from 'react';
import { TemplateIcon } from '../template-icon.tsx';
import type { StartableTemplate } from '../use-start-flow.tsx';
import './flow-grid.css';

export interface GridTemplate extends StartableTemplate {
  icon: string;
  iconBackground: string;
}

interface FlowGridProps {
  templates: readonly GridTemplate[];
  onPick: (template: GridTemplate) => void;
  /** After the last one. */
  more?: ReactNode;
}

/** Flows as signs with names; a press starts one. */
export function FlowGrid({ templates, onPick, more }: FlowGridProps) {
  return (
    <ul className="flow-grid">
      {templates.map((template) => (
        <li key={template.id}>
          <button type="button" className="flow-tile" onClick={() => onPick(template)}>
            <TemplateIcon icon={template.icon} iconBackground={template.iconBackground} size={48} />
            <span className="flow-tile-name">{template.fullName}</span>
          </button>
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
}
