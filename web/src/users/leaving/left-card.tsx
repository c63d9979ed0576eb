import { getLeaving } from '@fairway/contract/leaving.ts';
import type { UserDetail } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { HandedOverLines } from './handed-over-lines.tsx';
import { useUndoLeaving } from './use-undo-leaving.ts';

/** What became of what somebody held who left; and a way back while there is one. */
export function LeftCard({ user }: { user: Pick<UserDetail, 'id' | 'version' | 'realName'> }) {
  const words = useWords();
  const { undo, isBusy } = useUndoLeaving();
  const query = useQuery({ ...load(getLeaving, { params: { id: user.id } }), meta: { quiet: true } });
  return (
    <Card title={words('leavingCard')}>
      <Loaded query={query}>
        {({ at, byName, handedOver, canUndo }) => (
          <>
            <p className="leaving-line">{words('leavingLine', { by: byName, at: formatDate(at) })}</p>
            {handedOver.length === 0 ? (
              <p className="leaving-line">{words('leavingDoneNothing')}</p>
            ) : (
              <HandedOverLines handedOver={handedOver} />
            )}
            {canUndo && (
              <Button busy={isBusy} onClick={() => void undo(user)}>
                {words('leavingUndo')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
