import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { keepForVisit, storedForVisit } from '../native/visit-storage.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import './launch.css';

const pages = [
  { icon: 'workflow', title: 'guideOneTitle', line: 'guideOneLine' },
  { icon: 'ship', title: 'guideTwoTitle', line: 'guideTwoLine' },
  { icon: 'globe', title: 'guideThreeTitle', line: 'guideThreeLine' },
] as const;

const pageKey = 'guidePage';

/** A reload goes on at the page that was open. */
function keptPage(): number {
  const kept = Number(storedForVisit(pageKey));
  return kept in pages ? kept : 0;
}

interface GuideProps {
  onDone: () => void;
}

export function Guide({ onDone }: GuideProps) {
  const words = useWords();
  const [number, setNumber] = useState(keptPage);
  const page = pages[number] ?? pages[0];
  const isLast = number === pages.length - 1;
  useDocumentTitle('');
  const goOn = () => {
    keepForVisit(pageKey, String(number + 1));
    setNumber(number + 1);
  };
  return (
    <main className="launch">
      <div className="launch-skip">
        <Button look="quiet" onClick={onDone}>
          {words('guideSkip')}
        </Button>
      </div>
      <div className="launch-picture">
        <span className="launch-disc">
          <Icon name={page.icon} size={72} />
        </span>
      </div>
      <div className="launch-text" aria-live="polite">
        <h1>{words(page.title)}</h1>
        <p>{words(page.line)}</p>
      </div>
      <div className="launch-actions">
        <p className="launch-dots">
          <span className="visually-hidden">
            {words('guidePage', { page: number + 1, total: pages.length })}
          </span>
          {pages.map(({ icon }, dot) => (
            <i key={icon} className={dot === number ? 'launch-dot-here' : undefined} />
          ))}
        </p>
        <Button look="primary" wide onClick={() => (isLast ? onDone() : goOn())}>
          {words(isLast ? 'guideStart' : 'guideNext')}
        </Button>
      </div>
    </main>
  );
}
