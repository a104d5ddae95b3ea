import styles from './Done.module.css';

/** Horizontal position in percent, vertical in pixels, angle, colour. */
const CHIPS = [
  [3, 14, 20, 'ocre'],
  [9, 40, -32, 'zarcao'],
  [15, 8, 62, 'folha'],
  [21, 30, 8, 'anil'],
  [28, 12, -50, 'cal'],
  [35, 34, 30, 'ocre'],
  [43, 6, -12, 'folha'],
  [51, 28, 48, 'zarcao'],
  [58, 10, -38, 'ocre'],
  [65, 36, 14, 'cal'],
  [72, 8, 70, 'anil'],
  [79, 32, -24, 'folha'],
  [86, 14, 40, 'zarcao'],
  [92, 42, -8, 'ocre'],
  [97, 20, 28, 'anil'],
] as const;

/**
 * Paint chips that fall once, in a strip of their own, never over text; without animation for users who prefer reduced
 * motion.
 */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden>
      {CHIPS.map(([left, top, angle, paint], i) => (
        <i
          key={left}
          className={styles[paint]}
          style={{left: `${left}%`, top, rotate: `${angle}deg`, animationDelay: `${(i * 7) % 15}0ms`}}
        />
      ))}
    </div>
  );
}
