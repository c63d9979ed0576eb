import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './push-line.css';
import { pushOpeners } from './push-openers.ts';
import { hidePush, usePush } from './push-store.ts';

/** A message that came while the person is at something else: one quiet line that takes no focus. */
export function PushLine() {
  const words = useWords();
  const navigate = useNavigate();
  const push = usePush(({ push }) => push);
  const open = push && pushOpeners[push.messageType];
  return (
    <div className="push-line-place" role="status">
      {push && (
        <div className="push-line">
          <Icon name="bell" size={20} />
          {open ? (
            <button
              type="button"
              className="push-line-title"
              onClick={() => {
                hidePush();
                open(push, (path) => void navigate(path));
              }}
            >
              {push.title}
            </button>
          ) : (
            <span className="push-line-title">{push.title}</span>
          )}
          <IconButton icon="close" label={words('pushDismiss')} onClick={hidePush} />
        </div>
      )}
    </div>
  );
}
