import type {DrawingProps} from './drawing-props';

/** Drawings of prizes and other objects, each in a 100 × 100 viewBox. */

export function TShirt({color}: DrawingProps) {
  return (
    <g>
      <path d="M34 12 6 28l9 20 12-5v49h46V43l12 5 9-20-28-16c-5 12-27 12-32 0z" fill={color} />
      <path d="M50 48v20M40 58h20" stroke="var(--tela)" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}

export function Shorts({color}: DrawingProps) {
  return (
    <g>
      <path d="M24 16h52l8 66H56l-6-38-6 38H16z" fill={color} />
      <rect x="23" y="14" width="54" height="11" rx="2" fill="var(--traco)" />
      <path d="M62 42h13l2 16H64z" fill="var(--tela)" opacity=".55" />
    </g>
  );
}

export function Boot({color}: DrawingProps) {
  return (
    <g>
      <path d="M20 18h30v32c8 10 38 8 40 26v8H20z" fill={color} />
      <path d="M16 82h76v8a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" fill="var(--traco)" />
      <path d="M34 44h14M38 54h14M46 62h13" stroke="var(--tela)" strokeWidth="4" strokeLinecap="round" />
      <path d="M20 18h30v8H20z" fill="var(--ocre)" />
    </g>
  );
}

export function Kit({color}: DrawingProps) {
  return (
    <g>
      <path d="M10 44 50 30l40 14v36L50 94 10 80z" fill="var(--terra)" />
      <path d="M10 44l40 14 40-14M50 58v36" stroke="var(--traco)" strokeWidth="3" fill="none" />
      <path d="M30 38 28 14c14-8 30-8 44 0l-3 24-19 8z" fill={color} />
      <path d="M50 12v28" stroke="var(--tela)" strokeWidth="4" />
    </g>
  );
}

export function Phone({color}: DrawingProps) {
  return (
    <g>
      <rect x="28" y="6" width="44" height="88" rx="9" fill="var(--traco)" />
      <rect x="33" y="15" width="34" height="62" fill={color} />
      <path d="M42 60v-9m8 9V42m8 18V32" stroke="var(--tela)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="50" cy="85" r="4" fill="var(--tela)" />
    </g>
  );
}

export function Card({color}: DrawingProps) {
  return (
    <g transform="rotate(-6 50 52)">
      <rect x="4" y="22" width="92" height="60" rx="9" fill="var(--traco)" />
      <path d="M4 35h92v13H4z" fill={color} />
      <rect x="14" y="60" width="36" height="9" rx="4.5" fill="var(--tela)" />
      <circle cx="80" cy="66" r="7" fill="var(--ocre)" />
    </g>
  );
}

export function Gift({color}: DrawingProps) {
  return (
    <g>
      <rect x="14" y="42" width="72" height="50" rx="5" fill="var(--tela)" />
      <rect x="14" y="42" width="72" height="16" fill="var(--ocre)" />
      <path d="M50 42v50" stroke={color} strokeWidth="9" />
      <path
        d="M50 42C22 39 26 13 40 18c8 3 10 14 10 24zm0 0c28-3 24-29 10-24-8 3-10 14-10 24z"
        fill="none"
        stroke={color}
        strokeWidth="7"
      />
    </g>
  );
}

export function Receipt({color}: DrawingProps) {
  return (
    <g>
      <path
        d="M22 8h56v82l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z"
        fill="var(--tela)"
        stroke="var(--traco)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M32 24h26M32 36h36M32 46h36" stroke="var(--tinta-2)" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 58h14v14H32z" fill={color} />
      <path d="M54 60h14M54 70h8" stroke={color} strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

export function Magnifier({color}: DrawingProps) {
  return (
    <g>
      <circle cx="44" cy="42" r="26" fill="var(--papel)" stroke="var(--traco)" strokeWidth="9" />
      <path d="m63 63 22 24" stroke="var(--traco)" strokeWidth="12" strokeLinecap="round" />
      <circle cx="44" cy="36" r="8" fill={color} />
      <path d="M29 56c3-14 27-14 30 0-8 10-22 10-30 0z" fill={color} />
    </g>
  );
}
