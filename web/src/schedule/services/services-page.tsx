import { exportSchedule } from '@fairway/contract/schedule-ics.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { schedulePath } from '../paths.ts';
import { saveIcs } from '../save-ics.ts';
import '../schedule.css';
import { FeedCard } from './feed-card.tsx';
import { ImportCard } from './import-card.tsx';
import './services.css';

/** My calendar for other calendars, and theirs for mine. */
export function ServicesPage() {
  const words = useWords();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await saveIcs(words('scheduleMyCalendar'), exportSchedule, {}).finally(() => setIsSaving(false));
  };
  return (
    <Page title={words('scheduleServices')} back={schedulePath}>
      <Card title={words('scheduleDownloadAll')}>
        <div className="services-line">
          <p>{words('scheduleDownloadLine')}</p>
          <Button icon="download" busy={isSaving} onClick={() => void save()}>
            {words('scheduleDownloadAll')}
          </Button>
        </div>
      </Card>
      <FeedCard />
      <ImportCard />
    </Page>
  );
}
