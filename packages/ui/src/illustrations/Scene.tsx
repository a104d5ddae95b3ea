import {DRAWINGS, type DrawingName} from './drawings';
import {choose, seededRandom, type Paint} from './seed';

const PAINTS = ['anil', 'zarcao', 'folha', 'ocre', 'violeta'] as const;
const TALL = ['ladder', 'roller', 'brush'] as const;
const LOW = ['can', 'glove', 'sandingDisc', 'can'] as const;

interface Props {
  /** Decides colours, objects and positions; give each screen its own seed. */
  seed: string;
  /** `fallen`: with a tipped-over can. The name of a drawing puts it in the middle. */
  kind?: 'work' | 'fallen' | DrawingName;
  className?: string | undefined;
}

function brushStroke(roll: () => number): string {
  const top = 26 + roll() * 22;
  const width = 128 + roll() * 46;
  return `M34 ${top}c${width * 0.3}-7 ${width * 0.6} 6 ${width} 0l4 30c-${width * 0.2} 4-${width * 0.7}-3-${width} 2l2 28c${width * 0.4}-4 ${width * 0.7} 5 ${width + 22}-1l3 24H30z`;
}

/** A scene of a wall being painted, composed of several drawings. */
export function Scene({seed, kind = 'work', className}: Props) {
  const roll = seededRandom(`cena ${seed}`);
  const paint: Paint = choose(PAINTS, roll());
  const otherPaint: Paint = choose(['zarcao', 'folha', 'anil'], roll());
  const central: DrawingName = kind === 'work' || kind === 'fallen' ? choose(TALL, roll()) : kind;
  const Tall = DRAWINGS[central];
  const Low = DRAWINGS[choose(LOW, roll())];
  const Can = DRAWINGS.can;
  const swapped = roll() > 0.5;
  return (
    <svg viewBox="0 0 280 180" className={className} aria-hidden>
      <rect x="10" y="8" width="260" height="150" rx="10" fill="var(--areia)" />
      <path d={brushStroke(roll)} fill={`var(--${paint})`} opacity=".9" />
      <path d="M10 140h260" stroke="var(--linha-forte)" strokeWidth="8" />
      <path d="M0 168h280" stroke="var(--linha-forte)" strokeWidth="3" strokeLinecap="round" />
      <g transform={swapped ? 'translate(42 44) scale(1.3)' : 'translate(120 44) scale(1.3)'}>
        {kind === 'fallen' ? null : <Tall color={`var(--${otherPaint})`} />}
      </g>
      {kind === 'fallen' ? (
        <>
          <path d="M70 166c10-22 48-14 74-16l30 4c14 4 6 14-4 14H76c-6 0-8 0-6-2z" fill={`var(--${otherPaint})`} />
          <g transform="translate(116 166) rotate(-82) scale(.9)">
            <Can color={`var(--${otherPaint})`} />
          </g>
        </>
      ) : (
        <g transform={swapped ? 'translate(182 96) scale(.76)' : 'translate(46 96) scale(.76)'}>
          <Low color={`var(--${paint === otherPaint ? 'ocre' : paint})`} />
        </g>
      )}
    </svg>
  );
}
