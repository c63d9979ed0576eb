import type { Social } from '@fairway/contract/session.ts';
import { getTicket, ticketPlace } from '@fairway/contract/sign-in-methods.ts';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { call } from '../wire/api.ts';
import { joinBase } from '../wire/base-path.ts';
import { keepTicket } from './kept-ticket.ts';

interface SocialListProps {
  socials: readonly Social[];
  /** Where the person wanted to go. */
  search: string;
}

/** A render address is data; one that runs script instead of opening a page is no address. */
const isWebAddress = ({ renderUrl }: Social) => /^(?:https?:\/)?\//i.test(renderUrl);

export function SocialList({ socials, search }: SocialListProps) {
  const words = useWords();
  const going = useMutation({
    mutationFn: async ({ renderUrl }: Social) => {
      const ticket = await call(getTicket, {});
      keepTicket({ ticket, search });
      // The whole tab goes: the provider's page must be seen with its own address.
      location.assign(joinBase(renderUrl.replace(ticketPlace, encodeURIComponent(ticket))));
    },
  });
  return (
    <ul className="other-login-list">
      {socials.filter(isWebAddress).map((social) => (
        <li key={social.enname}>
          <button type="button" disabled={going.isPending} onClick={() => going.mutate(social)}>
            {social.logo ? <img src={social.logo} alt="" width={28} height={28} /> : <Icon name="globe" />}
            {words('socialSignIn', { name: social.name })}
          </button>
        </li>
      ))}
    </ul>
  );
}
