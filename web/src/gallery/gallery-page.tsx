import { type GalleryItem, galleryKinds, listGallery } from '@fairway/contract/gallery.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { TemplateIcon } from '../workflow/template-icon.tsx';
import { GalleryPane } from './gallery-pane.tsx';
import './gallery.css';

/** Flows and forms a company can take and use at once. */
export function GalleryPage() {
  const words = useWords();
  const query = useQuery({ ...load(listGallery, {}), meta: { quiet: true } });
  const { id, open, close } = useOpenRow();
  return (
    <ListDetail
      list={
        <Page title={words('galleryTitle')} back={homePath}>
          <p className="gallery-lead">{words('galleryLead')}</p>
          <Loaded query={query}>
            {({ list }) =>
              galleryKinds.map((kind) => (
                <section key={kind} className="gallery-group" aria-labelledby={`gallery-${kind}`}>
                  <h2 id={`gallery-${kind}`}>{words(kind === 'flow' ? 'galleryFlows' : 'galleryForms')}</h2>
                  <ul className="gallery-rows">
                    {list
                      .filter((item) => item.kind === kind)
                      .map((item) => (
                        <li key={item.code}>
                          <GalleryRow item={item} isOpen={item.code === id} onOpen={() => open(item.code)} />
                        </li>
                      ))}
                  </ul>
                </section>
              ))
            }
          </Loaded>
        </Page>
      }
      detail={id && <GalleryPane key={id} code={id} onClose={close} />}
      onClose={close}
    />
  );
}

interface GalleryRowProps {
  item: GalleryItem;
  isOpen: boolean;
  onOpen: () => void;
}

function GalleryRow({ item, isOpen, onOpen }: GalleryRowProps) {
  const words = useWords();
  const { icon, iconBackground, fullName, description, isThere, takes } = item;
  return (
    <button type="button" className="gallery-row" aria-current={isOpen || undefined} onClick={onOpen}>
      <TemplateIcon icon={icon} iconBackground={iconBackground} />
      <span className="gallery-row-words">
        <strong>{fullName}</strong>
        <span>{description}</span>
      </span>
      {(isThere || takes.length > 0) && <StateLabel tone="good">{words('galleryThere')}</StateLabel>}
    </button>
  );
}
