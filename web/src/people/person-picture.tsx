import { useState } from 'react';
import { usePicture } from '../files/use-picture.ts';
import { useWords } from '../language/words.ts';
import { Avatar } from '../ui/avatar.tsx';
import { EnlargedPicture } from '../ui/enlarged-picture.tsx';

interface PersonPictureProps {
  name: string;
  headIcon: string;
}

/** The large picture of a card; a tap enlarges it. */
export function PersonPicture({ name, headIcon }: PersonPictureProps) {
  const words = useWords();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const picture = usePicture(headIcon || undefined);
  const avatar = <Avatar name={name} picture={picture} size={72} />;
  if (!picture) return avatar;
  return (
    <>
      <button
        type="button"
        className="person-picture"
        aria-label={words('personEnlarge')}
        title={words('personEnlarge')}
        onClick={() => setIsEnlarged(true)}
      >
        {avatar}
      </button>
      {isEnlarged && <EnlargedPicture address={picture} name={name} onClose={() => setIsEnlarged(false)} />}
    </>
  );
}
