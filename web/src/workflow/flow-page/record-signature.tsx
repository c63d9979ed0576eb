import { useWords } from '../../language/words.ts';
import './record-signature.css';

/** Only a picture that cannot do anything but be seen. */
const isPicture = (signImg: string) => /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/.test(signImg);

export function RecordSignature({ signImg, name }: { signImg: string; name: string }) {
  const words = useWords();
  if (!isPicture(signImg)) return null;
  return <img className="record-signature" src={signImg} alt={words('recordSignature', { name })} />;
}
