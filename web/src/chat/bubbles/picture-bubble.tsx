import { useEffect, useState } from 'react';
import { usePicture } from '../../files/use-picture.ts';
import { useWords } from '../../language/words.ts';
import { EnlargedPicture } from '../../ui/enlarged-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { OutgoingContent } from '../outbox/outgoing.ts';
import type { ShownMessage } from '../shown-message.ts';
import { pictureAddress } from './picture-address.ts';
import { pictureSize } from './picture-size.ts';

type Picture = Extract<OutgoingContent, { kind: 'image' }>;

interface PictureBubbleProps {
  content: Picture;
  said: ShownMessage;
}

/** The small picture in the room the whole one will need, so that nothing moves when it comes; a tap enlarges it. */
export function PictureBubble({ content, said: { isMine, senderName } }: PictureBubbleProps) {
  const words = useWords();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const own = useAddressOf(content.file);
  const small = usePicture(content.file ? undefined : pictureAddress(content.name, 'thumb'));
  const large = usePicture(isEnlarged ? pictureAddress(content.name, 'full') : undefined);
  const name = isMine ? words('chatMyPicture') : words('chatPicture', { name: senderName });
  const shown = own ?? small;
  const { width, height } = pictureSize(content.width, content.height);
  return (
    <>
      <button
        type="button"
        className="bubble-picture"
        style={{ width, aspectRatio: `${width} / ${height}` }}
        aria-label={`${name} ${words('chatPictureOpen')}`}
        onClick={() => setIsEnlarged(true)}
      >
        {shown ? (
          <img src={shown} alt="" />
        ) : (
          <span className="bubble-picture-none">
            <Icon name="image" size={28} />
          </span>
        )}
      </button>
      {isEnlarged && (large ?? shown) && (
        <EnlargedPicture address={large ?? shown ?? ''} name={name} onClose={() => setIsEnlarged(false)} />
      )}
    </>
  );
}

/** What was chosen here is shown from here. */
function useAddressOf(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      URL.revokeObjectURL(url);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
