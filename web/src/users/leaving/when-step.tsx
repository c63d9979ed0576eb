import type { LeavingPreview } from '@fairway/contract/leaving.ts';
import { useWords } from '../../language/words.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { HeadCard } from '../../ui/head-card.tsx';

interface WhenStepProps {
  user: LeavingPreview;
  leftOn: string;
  today: string;
  onChange: (leftOn: string) => void;
}

/** Who leaves, and which day was their last. */
export function WhenStep({ user, leftOn, today, onChange }: WhenStepProps) {
  const words = useWords();
  return (
    <HeadCard
      title={user.realName}
      mark={<PersonAvatar name={user.realName} headIcon={user.headIcon} size={32} />}
    >
      <p className="leaving-line">{[user.account, user.department].filter(Boolean).join(' · ')}</p>
      <div className="form-stack">
        <DateField
          label={words('leavingLastDay')}
          kind="day"
          value={leftOn}
          max={today}
          onChange={onChange}
        />
        <p className="form-hint">{words('leavingLastDayHint')}</p>
        <p className="form-hint">{words('leavingKeeps')}</p>
      </div>
    </HeadCard>
  );
}
