import { minuteOf } from '@fairway/domain/schedule/day-parts.ts';
import { wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { type CSSProperties, useEffect, useReducer } from 'react';

/** Where in its day it is now. */
export function NowLine() {
  const [, draw] = useReducer((minutes: number) => minutes + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, 30_000);
    return () => clearInterval(timer);
  }, []);
  const at = minuteOf(wallOf(Date.now(), defaultZone));
  return <div className="time-grid-now" style={{ '--from': at } as CSSProperties} aria-hidden="true" />;
}
