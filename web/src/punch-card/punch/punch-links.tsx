import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { punchMonthScreen, punchRulesScreen, punchTeamScreen } from '../paths.ts';
import type { PunchStart } from './use-punch-start.ts';

/** The other screens of the punch card, as far as they are for the caller. */
export function PunchLinks({ start }: { start: PunchStart | undefined }) {
  const words = useWords();
  const navigate = useNavigate();
  const mayRule = useCan('punchCard', 'button', 'btn_rules');
  const go = (path: string) => () => void navigate(path);
  return (
    <>
      <IconButton icon="calendar" label={words('punchMyMonth')} onClick={go(punchMonthScreen)} />
      {Boolean(start?.team) && (
        <IconButton icon="users" label={words('punchTeam')} onClick={go(punchTeamScreen)} />
      )}
      {mayRule && <IconButton icon="settings" label={words('punchRules')} onClick={go(punchRulesScreen)} />}
    </>
  );
}
