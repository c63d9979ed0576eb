import { planOf, pointOn, spotAt } from '@fairway/domain/places/plan.ts';
import { scaleBar } from '@fairway/domain/places/scale-bar.ts';
import { metresBetween, type Spot } from '@fairway/domain/places/spot.ts';
import type { MouseEvent } from 'react';
import { useWords } from '../language/words.ts';
import { farText, lengthText } from './far-words.ts';
import './place-plan.css';
import type { Position } from './use-position.ts';

export interface PlanTarget extends Spot {
  id: string;
  name: string;
  isChosen?: boolean;
  /** What it is called on the plan; its place in the order where nothing is said. */
  mark?: string;
  /** Metres around it that count as there. */
  radius?: number;
}

interface PlacePlanProps {
  position?: Position | undefined;
  targets: readonly PlanTarget[];
  /** Somebody pointed at a place. */
  onPoint?: ((spot: Spot) => void) | undefined;
  /** Somebody went from one to the next. */
  isTrack?: boolean;
  /** Left out where the screen lists the same places itself. */
  hasLegend?: boolean;
}

const size = { width: 360, height: 220 };
const margin = 32;
const mostBar = 96;
/** A plan of a continent says nothing about where one stands. */
const farthest = 400_000;

/** Where one is and what is around, drawn from numbers alone: it needs no network. */
export function PlacePlan({ position, targets, onPoint, isTrack, hasLegend = true }: PlacePlanProps) {
  const words = useWords();
  const chosen = targets.find(({ isChosen }) => isChosen);
  const middle = chosen ?? position ?? targets[0];
  const isNear = (one: Spot) => middle !== undefined && metresBetween(middle, one) <= farthest;
  const marked = targets.map((one, index) => ({ ...one, mark: one.mark ?? String(index + 1) }));
  const near = marked.filter(isNear);
  const beyond = marked.filter((one) => !isNear(one));
  const isPositionNear = position && middle && metresBetween(middle, position) <= farthest;
  const shown = [
    ...(isPositionNear ? [{ ...position, around: position.accuracy }] : []),
    ...near.map((one) => ({ ...one, around: one.radius ?? 0 })),
  ];
  const plan = planOf(shown, size, margin);
  if (!plan) return <p className="place-plan-none">{words('placePlanEmpty')}</p>;

  const bar = scaleBar(plan.metresPerPixel, mostBar);
  const here = isPositionNear ? pointOn(plan, position) : undefined;
  const point = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * size.width;
    const y = ((event.clientY - top) / height) * size.height;
    onPoint?.(spotAt(plan, { x, y }));
  };
  const legend = near.map((one) => {
    const far = position ? farText(words, position, one) : '';
    return { ...one, line: [one.name, far].filter(Boolean).join(' · ') };
  });
  const said = [
    ...(position ? [words('placeAccuracy', { length: lengthText(words, position.accuracy) })] : []),
    ...legend.map(({ mark, line }) => `${mark} ${line}`),
  ];
  return (
    <figure className="place-plan">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for pointers; keys have the coordinates below it */}
      <svg
        className={onPoint ? 'place-plan-pointed' : undefined}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={words('placePlanSays', { what: said.join('；') })}
        onClick={onPoint && point}
      >
        <path className="place-plan-grid" d={grid} />
        {here && position && (
          <>
            <circle
              className="place-plan-accuracy"
              cx={here.x}
              cy={here.y}
              r={Math.max(position.accuracy / plan.metresPerPixel, 8)}
            />
            <circle className="place-plan-here" cx={here.x} cy={here.y} r={6} />
          </>
        )}
        {isTrack && near.length > 1 && (
          <polyline
            className="place-plan-track"
            points={near.map((spot) => Object.values(pointOn(plan, spot)).join()).join(' ')}
          />
        )}
        {legend.map(({ id, mark, isChosen, radius, ...spot }) => {
          const { x, y } = pointOn(plan, spot);
          return (
            <g key={id} className={isChosen ? 'place-plan-chosen' : 'place-plan-target'}>
              {radius !== undefined && (
                <circle className="place-plan-around" cx={x} cy={y} r={radius / plan.metresPerPixel} />
              )}
              <path d={`M${x} ${y}l-8-13a9.5 9.5 0 1 1 16 0z`} />
              <text x={x} y={y - 14}>
                {mark}
              </text>
            </g>
          );
        })}
        <path className="place-plan-north" d="M338 34l7-20 7 20-7-5z" />
        <text className="place-plan-words" x={345} y={46} textAnchor="middle">
          {words('placeNorthMark')}
        </text>
        <path className="place-plan-bar" d={`M12 200v6h${bar.pixels}v-6`} />
        <text className="place-plan-words" x={12 + bar.pixels / 2} y={197} textAnchor="middle">
          {lengthText(words, bar.metres)}
        </text>
      </svg>
      {hasLegend && legend.length > 0 && (
        <figcaption>
          <ol className="place-plan-legend">
            {legend.map(({ id, mark, line }) => (
              <li key={id} value={Number(mark) || undefined}>
                {line}
              </li>
            ))}
          </ol>
        </figcaption>
      )}
      {middle && beyond.length > 0 && (
        <p className="place-plan-beyond">
          {words('placePlanBeyond', {
            what: beyond
              .map(({ mark, name, ...spot }) => `${mark} ${name} · ${farText(words, middle, spot)}`)
              .join(words('placePlanBeyondParts')),
          })}
        </p>
      )}
    </figure>
  );
}

const step = 40;
const lines = (most: number) => Array.from({ length: Math.ceil(most / step) }, (_, n) => n * step + step / 2);
const grid = [
  ...lines(size.width).map((x) => `M${x} 0V${size.height}`),
  ...lines(size.height).map((y) => `M0 ${y}H${size.width}`),
].join('');
