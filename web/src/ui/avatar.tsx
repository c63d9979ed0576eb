import './avatar.css';

interface AvatarProps {
  name: string;
  /** An address the browser may load as it is. */
  picture?: string | undefined;
  size?: number;
}

/** The person's picture, or the last letters of the name on a colour that stays theirs. */
export function Avatar({ name, picture, size = 44 }: AvatarProps) {
  const colour = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5;
  return (
    <span className={`avatar avatar-${colour}`} style={{ width: size, height: size, fontSize: size * 0.36 }}>
      {picture ? <img src={picture} alt="" /> : <span aria-hidden="true">{shortName(name)}</span>}
    </span>
  );
}

/** A Chinese given name is the last two characters; Latin names go by their initials. */
function shortName(name: string): string {
  const latin = name.match(/\b[A-Za-z]/g);
  if (latin && /^[\x20-\x7e]*$/.test(name)) return latin.slice(0, 2).join('').toUpperCase();
  return [...name].slice(-2).join('');
}
