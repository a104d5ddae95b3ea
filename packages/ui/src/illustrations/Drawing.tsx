import {DRAWINGS, type DrawingName} from './drawings';
import type {Paint} from './seed';

/** A single drawing, for tiles and headings. */
export function Drawing({
  name,
  color,
  size = 96,
  className,
}: {
  name: DrawingName;
  color: Paint | 'papel';
  size?: number;
  className?: string | undefined;
}) {
  const Art = DRAWINGS[name];
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} className={className} aria-hidden>
      <Art color={`var(--${color})`} />
    </svg>
  );
}
