import type { drawings } from './drawings.ts';
import { shellDrawings } from './shell-drawings.ts';

export type IconName = keyof typeof drawings;
export const isIconName = (name: string): name is IconName => Object.hasOwn(known, name);

let known: Partial<Record<IconName, string>> = shellDrawings;

/** From now on every icon is known; whoever draws one behind the login waits for this. */
export async function loadDrawings(): Promise<void> {
  known = (await import('./drawings.ts')).drawings;
}

interface IconProps {
  name: IconName;
  size?: number;
}

/** An icon never stands without a word or a label on its control. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={known[name]} />
    </svg>
  );
}
