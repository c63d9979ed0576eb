import type { Reply } from '@fairway/contract/endpoint.ts';
import { getGalleryItem, undoTake } from '@fairway/contract/gallery.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flowTemplatePath } from '../flow-templates/paths.ts';
import { formModelPath } from '../form-models/paths.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { confirm } from '../ui/confirm.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { GalleryPictures } from './gallery-pictures.tsx';
import { galleryReads } from './gallery-reads.ts';
import { TakeSheet } from './take-sheet.tsx';

export type OpenItem = Reply<typeof getGalleryItem>;

/** What a flow or form of the gallery looks like, and the way to take it. */
export function GalleryPane({ code, onClose }: { code: string; onClose: () => void }) {
  const query = useQuery({ ...load(getGalleryItem, { params: { code } }), meta: { quiet: true } });
  const words = useWords();
  return (
    <DetailPane title={query.data?.fullName ?? words('galleryTitle')} onClose={onClose}>
      <Loaded query={query}>{(item) => <OpenGalleryItem item={item} />}</Loaded>
    </DetailPane>
  );
}

function OpenGalleryItem({ item }: { item: OpenItem }) {
  const words = useWords();
  const [isTaking, setIsTaking] = useState(false);
  const mayTake = useCan('gallery', 'button', 'btn_add');
  const isThere = item.isThere || item.takes.length > 0;
  return (
    <>
      <div className="gallery-item">
        <Card title={words('galleryFor')}>
          <p className="gallery-line">{item.description}</p>
          <p className="gallery-line">
            {words(item.kind === 'flow' ? 'gallerySteps' : 'galleryRoles', {
              names: item.who.join(words('listComma')),
            })}
          </p>
          {item.brings.length > 0 && (
            <p className="gallery-line">
              {words('galleryBrings', { names: item.brings.join(words('listComma')) })}
            </p>
          )}
          {isThere && <p className="gallery-line">{words('galleryThereLine')}</p>}
          {mayTake && (
            <Button look="primary" icon="plus" onClick={() => setIsTaking(true)}>
              {words(isThere ? 'galleryTakeCopy' : 'galleryTake')}
            </Button>
          )}
        </Card>
        {item.takes.length > 0 && <Takes item={item} mayUndo={mayTake} />}
        <GalleryPictures item={item} />
      </div>
      {isTaking && <TakeSheet item={item} isCopy={isThere} onClose={() => setIsTaking(false)} />}
    </>
  );
}

/** What was made from it, each with its way back. */
function Takes({ item, mayUndo }: { item: OpenItem; mayUndo: boolean }) {
  const words = useWords();
  const undoing = useCommand(undoTake, { refreshes: galleryReads });
  const undo = async (id: string, name: string) => {
    const isSure = await confirm({
      ...{ title: words('galleryUndoAsk', { name }), body: words('galleryUndoBody') },
      ...{ agree: words('galleryUndo'), danger: true },
    });
    if (isSure) undoing.mutate({ params: { id } }, { onSuccess: () => toast(words('galleryUndone')) });
  };
  const pathOf = item.kind === 'flow' ? flowTemplatePath : formModelPath;
  return (
    <Card title={words('galleryTaken')}>
      <ul className="gallery-takes">
        {item.takes.map(({ id, targetId, fullName, byName, at }) => (
          <li key={id}>
            <span>
              <Link to={pathOf(targetId)}>{fullName}</Link>
              <small>{words('galleryTakenBy', { name: byName, at: formatDate(at) })}</small>
            </span>
            {mayUndo && (
              <Button
                look="quiet"
                icon="undo"
                busy={undoing.isPending}
                onClick={() => void undo(id, fullName)}
              >
                {words('galleryUndo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
