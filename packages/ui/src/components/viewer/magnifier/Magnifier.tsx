import type {ReadCorners} from '@clube/domain';
import type {MagnifierView} from './magnifier-view';
import styles from '../Viewer.module.css';

interface Props {
  url: string;
  /** Where the line begins, as fractions of the page. */
  start: ReadCorners[number];
  view: MagnifierView;
}

/** The line that is pointed at, level and large enough to be read. It says nothing that the page does not. */
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
