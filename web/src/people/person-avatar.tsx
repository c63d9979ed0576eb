import { usePicture } from '../files/use-picture.ts';
import { Avatar } from '../ui/avatar.tsx';

interface PersonAvatarProps {
  name: string;
  headIcon: string | undefined;
  size?: number;
}

/** Somebody's picture, the small one; without it their name on a colour. */
export function PersonAvatar({ name, headIcon, size = 40 }: PersonAvatarProps) {
  return <Avatar name={name} picture={usePicture(thumbOf(headIcon))} size={size} />;
}

function thumbOf(headIcon: string | undefined): string | undefined {
  if (!headIcon) return undefined;
  return `${headIcon}${headIcon.includes('?') ? '&' : '?'}size=thumb`;
}
