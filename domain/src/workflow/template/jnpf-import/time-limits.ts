import { flowLimits } from '@fairway/contract/flow-template.ts';
import { asNumber, asRaw, asText, isOn, type Raw } from '../../../forms/jnpf-import/raw.ts';
import type { FlowReading, GivenNode } from './flow-reading.ts';
import { pathOf } from './paths.ts';

/** As it is set here, or as the start sets it for everybody; undefined when it is off. */
function configOf(name: string, properties: Raw, start: Raw): Raw | undefined {
  const own = asRaw(properties[name]);
  const config = asText(own.on) === '2' ? asRaw(start[name]) : own;
  return asText(config.on) === '1' ? config : undefined;
}

const minutesOf = (hours: unknown, otherwise: number): number =>
  Math.min(Math.max(Math.round((asNumber(hours) ?? otherwise) * 60), 0), flowLimits.minutes);

/** How long a step may take. The family counts in hours, from when it was received, from the launch or from a field. */
export function dueOf({ name, properties }: GivenNode, reading: FlowReading): Raw {
  const limit = configOf('timeLimitConfig', properties, reading.start);
  if (!limit) return {};
  const length = minutesOf(limit.duringDeal, 24);
  const field = asText(limit.nodeLimit) === '2' ? pathOf(limit.formField) : undefined;
  if (asText(limit.nodeLimit) === '2' && field === undefined) {
    reading.remark('settingLeft', name, { setting: 'timeLimitConfig' });
    return {};
  }
  if (field !== undefined && length > 0) reading.remark('limitField', name, { field, hours: length / 60 });
  return {
    due: {
      after: field === undefined ? { minutes: length } : { field },
      from: asText(limit.nodeLimit) === '1' ? 'launch' : 'receive',
      ...remindersOf(name, properties, reading, length),
      ...lateOf(name, properties, reading),
    },
  };
}

/** Reminders before the end: the family says how long after the beginning the first is. */
function remindersOf(name: string, properties: Raw, reading: FlowReading, length: number): Raw {
  const notice = configOf('noticeConfig', properties, reading.start);
  if (!notice) return {};
  if (isOn(notice.overEvent)) reading.remark('eventLeft', name, { setting: 'noticeConfig' });
  const before = length - minutesOf(notice.firstOver, 1);
  if (!isOn(notice.overNotice) || before <= 0) return {};
  const every = Math.max(minutesOf(notice.overTimeDuring, 2), 1);
  return { remind: { before, every, max: timesIn(before, every) } };
}

const timesIn = (length: number, every: number): number =>
  Math.min(Math.max(Math.ceil(length / every), 1), flowLimits.reminders);

/** What happens when it is late: reminders, and agreement by itself after so many of them. */
function lateOf(name: string, properties: Raw, reading: FlowReading): Raw {
  const over = configOf('overTimeConfig', properties, reading.start);
  if (!over) return {};
  if (isOn(over.overEvent)) reading.remark('eventLeft', name, { setting: 'overTimeConfig' });
  const [first, every] = [minutesOf(over.firstOver, 0), Math.max(minutesOf(over.overTimeDuring, 2), 1)];
  const times = Math.min(Math.max(Math.round(asNumber(over.overAutoApproveTime) ?? 1), 1), 1_000);
  const passes = isOn(over.overAutoApprove);
  return {
    ...(isOn(over.overNotice)
      ? { late: { every, max: passes ? Math.min(times, flowLimits.reminders) : flowLimits.reminders } }
      : {}),
    ...(passes
      ? {
          onOverdue: 'pass',
          overdueAfter: Math.min(first + (times - 1) * every, flowLimits.minutes),
        }
      : {}),
  };
}
