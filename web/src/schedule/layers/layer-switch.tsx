import { chooseScheduleLayers, listScheduleLayers, type ScheduleLayer } from '@fairway/contract/schedule.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import './layers.css';

/** Which layers somebody has in their calendar, as a list asks for them. */
export function useLayers(): { names: readonly ScheduleLayer[]; on: readonly ScheduleLayer[] } {
  const { data } = useQuery({ ...load(listScheduleLayers, {}), meta: { quiet: true } });
  const list = data?.list ?? [];
  return {
    names: list.map(({ name }) => name),
    on: list.flatMap(({ name, isOn }) => (isOn ? [name] : [])),
  };
}

/** Shows or hides dates of shipments; the choice stays. */
export function LayerSwitch({ names, on }: ReturnType<typeof useLayers>) {
  const words = useWords();
  const choosing = useCommand(chooseScheduleLayers, { mask: false, refreshes: [listScheduleLayers] });
  if (names.length === 0) return null;
  const isOn = on.includes('shipments');
  const toggle = () => {
    const layers: ScheduleLayer[] = isOn ? [] : ['shipments'];
    // Shown at once; what the server says comes with the list that is asked for anew.
    queryClient.setQueryData(load(listScheduleLayers, {}).queryKey, {
      list: names.map((name) => ({ name, isOn: layers.includes(name) })),
    });
    choosing.mutate(
      { body: { layers } },
      { onError: () => void queryClient.invalidateQueries({ queryKey: [listScheduleLayers.name] }) },
    );
  };
  return (
    <Button icon="anchor" className="layer-switch" aria-pressed={isOn} onClick={toggle}>
      {words('scheduleLayerShipments')}
    </Button>
  );
}
