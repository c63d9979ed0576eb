import type { Reply } from '@fairway/contract/endpoint.ts';
import { getPunchMap, savePunchMap } from '@fairway/contract/punch-card.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import '../hint.css';

type PunchMap = Reply<typeof getPunchMap>;

/** Which map service names the addresses of punches; without one nothing leaves the company. */
export function MapCard() {
  const words = useWords();
  const asked = useQuery({ ...load(getPunchMap, {}), meta: { quiet: true } });
  return (
    <Card title={words('punchMap')}>
      <p className="punch-hint">{words('punchMapLine')}</p>
      <Loaded query={asked}>{(map) => <MapForm key={map.version} map={map} />}</Loaded>
    </Card>
  );
}

function MapForm({ map }: { map: PunchMap }) {
  const words = useWords();
  const [isOn, setOn] = useState(map.isOn);
  const [address, setAddress] = useState(map.address);
  const [key, setKey] = useState('');
  const saving = useCommand(savePunchMap, { refreshes: [getPunchMap] });
  const save = () =>
    saving.mutate(
      { body: { isOn, address: address.trim(), version: map.version, ...(key && { key }) } },
      { onSuccess: () => toast(words('punchMapSaved')) },
    );
  return (
    <div className="form-stack punch-map">
      <Switch label={words('punchMapOn')} checked={isOn} onChange={setOn} />
      <TextField
        label={words('punchMapAddress')}
        placeholder="https://restapi.amap.com"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        label={words('punchMapKey')}
        hint={words(map.hasKey ? 'punchMapHasKey' : 'punchMapNoKey')}
        type="password"
        autoComplete="off"
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      {map.lastAnswerTime !== null && (
        <p className="punch-hint">{words('punchMapLastAnswer', { at: formatDate(map.lastAnswerTime) })}</p>
      )}
      {map.lastProblem && <p role="alert">{map.lastProblem}</p>}
      <Button busy={saving.isPending} onClick={save}>
        {words('punchRuleSave')}
      </Button>
    </div>
  );
}
