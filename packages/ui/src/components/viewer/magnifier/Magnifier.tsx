import type {ReadCorners} from '@clube/domain';
import type {MagnifierView} from './magnifier-view';
import styles from '../Viewer.module.css';

interface Props {
  url: string;
  /** Start of the line, as fractions of the page. */
  start: ReadCorners[number];
  view: MagnifierView;
}

/** Shows the hovered line, level and enlarged. It is hidden from screen readers, as it only repeats the page. */
export function Magnifier({url, start: [x, y], view: {pageWidth, height, rows, step, angle}}: Props) {
  return (
    <div className={styles.magnifier} aria-hidden data-magnifier>
      {Array.from({length: rows}, (_, i) => (
        <div key={i} style={{height: height + 8}}>
          <img
            src={url}
            alt=""
            style={{
              width: pageWidth,
              transformOrigin: `${x * 100}% ${y * 100}%`,
              transform: `translate(${-(x * pageWidth + i * step)}px, calc(${-y * 100}% + 4px)) rotate(${-angle}deg)`,
            }}
          />
        </div>
      ))}
    </div>
  );
}
