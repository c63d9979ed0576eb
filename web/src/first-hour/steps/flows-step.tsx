import { listGallery } from '@fairway/contract/gallery.ts';
import { useQuery } from '@tanstack/react-query';
import { galleryPathOf, galleryScreen } from '../../gallery/paths.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { TemplateIcon } from '../../workflow/template-icon.tsx';

/** Where most companies begin. */
const usual = ['leave', 'expense', 'payment', 'sealUse', 'visitRecord', 'meetingRoom'];

export function FlowsStep() {
  const words = useWords();
  const query = useQuery({ ...load(listGallery, {}), meta: { quiet: true } });
  return (
    <Card title={words('firstFlowsUsual')} state={<Link to={galleryScreen}>{words('firstFlowsAll')}</Link>}>
      <Loaded query={query}>
        {({ list }) => (
          <ul className="first-flows">
            {list
              .filter(({ code }) => usual.includes(code))
              .map(({ code, icon, iconBackground, fullName, description, isThere, takes }) => (
                <li key={code}>
                  <Link to={galleryPathOf(code)}>
                    <TemplateIcon icon={icon} iconBackground={iconBackground} size={36} />
                    <span>
                      <strong>{fullName}</strong>
                      <small>{description}</small>
                    </span>
                    {(isThere || takes.length > 0) && (
                      <StateLabel tone="good">{words('galleryThere')}</StateLabel>
                    )}
                  </Link>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
