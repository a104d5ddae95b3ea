import {DRAWINGS, type DrawingName} from './drawings';
import {choose, seededRandom} from './seed';

const BACKGROUNDS = ['anil', 'zarcao', 'folha', 'ocre'] as const;
const GENERIC = ['gift', 'can', 'roller', 'brush', 'ladder', 'glove'] as const;

const BY_TIPO: Record<string, DrawingName> = {
  recarga: 'phone',
  bivolt: 'drill',
  camiseta: 'tShirt',
  bermuda: 'shorts',
  calcado: 'boot',
  kit: 'kit',
  credito: 'card',
};

/** The drawing for a prize without a photo: by its type, or a random one for other goods. */
function premioDrawing(tipo: string, roll: number): DrawingName {
  if (tipo.startsWith('disco')) return 'sandingDisc';
  return BY_TIPO[tipo] ?? choose(GENERIC, roll);
}

/** The illustration of a prize without a photo; the seed (its code) decides background, paint and tilt. */
export function PremioIllustration({
  tipo,
  seed,
  className,
}: {
  tipo: string;
  seed: string;
  className?: string | undefined;
}) {
  const roll = seededRandom(`premio ${seed}`);
  const background = choose(BACKGROUNDS, roll());
  const color = background === 'ocre' ? choose(['anil', 'zarcao', 'folha'], roll()) : background;
  const Art = DRAWINGS[premioDrawing(tipo, roll())];
  const strokeTop = 20 + roll() * 50;
  const tilt = (roll() - 0.5) * 10;
  return (
    <svg viewBox="0 0 160 112" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden>
      <rect width="160" height="112" fill={`var(--${background}-claro)`} />
      <path
        d={`M-8 ${strokeTop}c40-9 70 8 110-2s50-4 70 0v22c-26-5-40 5-72 2s-66 7-108 0z`}
        fill={`var(--${color})`}
        opacity=".13"
      />
      <g transform={`translate(36 12) rotate(${tilt} 44 44) scale(.88)`}>
        <Art color={`var(--${color})`} />
      </g>
    </svg>
  );
}
