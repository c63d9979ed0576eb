import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { newInquiryPath } from '../paths.ts';
import { useCanAsk } from './use-can-ask.ts';

interface AskRateLinkProps {
  /** What was searched for, by its names in the address: `mode`, `pol`, `pod`, `etd`, `boxes`, `kg`, `cbm`. */
  asked?: URLSearchParams;
  look?: 'primary' | 'quiet';
}

const taken = ['mode', 'pol', 'pod', 'etd', 'boxes', 'kg', 'cbm', 'pcs'];

/** Leads to a new inquiry with what was searched for; nothing for who may not ask. */
export function AskRateLink({ asked = new URLSearchParams(), look }: AskRateLinkProps) {
  const words = useWords();
  const navigate = useNavigate();
  if (!useCanAsk()) return null;
  const parts = new URLSearchParams([...asked].filter(([name]) => taken.includes(name)));
  return (
    <Button icon="message" {...(look && { look })} onClick={() => void navigate(newInquiryPath(parts))}>
      {words('inquiryAdd')}
    </Button>
  );
}
