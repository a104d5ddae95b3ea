import type {DrawingProps} from './drawing-props';

/** Drawings of painting tools, each in a 100 × 100 viewBox, with the ground at y = 92. */

export function Can({color}: DrawingProps) {
  return (
    <g>
      <path d="M26 38c0-34 48-34 48 0" fill="none" stroke="var(--tinta-2)" strokeWidth="3" />
      <path d="M20 38h60v48a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z" fill="var(--traco)" />
      <path d="M20 54h60v24H20z" fill={color} />
      <path d="M30 62h26v8H30z" fill="var(--tela)" />
      <rect x="17" y="33" width="66" height="9" rx="3" fill="var(--tinta-2)" />
      <path d="M30 42v12a5 5 0 0 0 10 0V42z" fill={color} />
    </g>
  );
}

export function Roller({color}: DrawingProps) {
  return (
    <g>
      <rect x="12" y="14" width="62" height="26" rx="6" fill={color} />
      <path d="M12 26h62" stroke="var(--tela)" strokeWidth="3" opacity=".35" />
      <path
        d="M74 27h12v22H52v14"
        fill="none"
        stroke="var(--traco)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="45" y="60" width="14" height="32" rx="6" fill="var(--ocre)" />
    </g>
  );
}

export function Brush({color}: DrawingProps) {
  return (
    <g transform="rotate(24 50 50)">
      <path d="M44 6h12l3 34H41z" fill="var(--terra)" />
      <rect x="34" y="38" width="32" height="16" rx="3" fill="var(--traco)" />
      <path d="M34 54h32l-2 30c-4 8-8-4-12 4s-8-6-16 0z" fill={color} />
    </g>
  );
}

export function Ladder({color}: DrawingProps) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M62 10 84 92" stroke="var(--tinta-2)" strokeWidth="5" />
      <path d="M36 10 20 92M58 10 66 92" stroke="var(--traco)" strokeWidth="6" />
      <path d="M34 28h25M31 46h30M27 64h36M24 80h41" stroke={color} strokeWidth="6" />
      <path d="M32 10h32" stroke="var(--traco)" strokeWidth="8" />
    </g>
  );
}

export function Drill({color}: DrawingProps) {
  return (
    <g>
      <rect x="8" y="24" width="58" height="26" rx="8" fill={color} />
      <rect x="66" y="30" width="13" height="14" fill="var(--traco)" />
      <path d="M79 37h17" stroke="var(--tinta-2)" strokeWidth="5" />
      <path d="m25 50-7 30h23l5-30z" fill="var(--traco)" />
      <rect x="13" y="78" width="32" height="11" rx="3" fill="var(--ocre)" />
      <path d="M18 33h26" stroke="var(--tela)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

export function Glove({color}: DrawingProps) {
  return (
    <g>
      <path
        d="M32 92V64L20 46c-4-7 6-13 11-6l6 9V18c0-8 11-8 11 0v-4c0-8 11-8 11 0v5c0-8 10-8 10 0v8c0-7 9-7 9 1v34c0 6-2 10-4 14v16z"
        fill={color}
      />
      <path d="M48 22v22M59 22v22M69 28v16" stroke="var(--tela)" strokeWidth="2.5" strokeLinecap="round" opacity=".5" />
      <rect x="29" y="80" width="48" height="12" rx="3" fill="var(--traco)" />
    </g>
  );
}

export function SandingDisc({color}: DrawingProps) {
  return (
    <g>
      <circle cx="50" cy="52" r="38" fill={color} />
      <circle
        cx="50"
        cy="52"
        r="30"
        fill="none"
        stroke="var(--tela)"
        strokeWidth="2"
        strokeDasharray="2 6"
        opacity=".7"
      />
      <g fill="var(--traco)">
        <circle cx="50" cy="52" r="6" />
        <circle cx="50" cy="32" r="4" />
        <circle cx="67" cy="42" r="4" />
        <circle cx="67" cy="62" r="4" />
        <circle cx="50" cy="72" r="4" />
        <circle cx="33" cy="62" r="4" />
        <circle cx="33" cy="42" r="4" />
      </g>
    </g>
  );
}
