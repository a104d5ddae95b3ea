import {useState} from 'react';
import {classes} from '../../classes';
import {Button} from '../button/Button';
import {Handles} from './outline/Handles';
import {pathAround, padded, identityOf, middleOf, pointsOf, type Outline, type Sheet} from './outline/outlines';
import {useImageRetry} from './useImageRetry';
import styles from './Viewer.module.css';

interface Props {
  sheet: Sheet;
  outlines: readonly Outline[];
  /** Degrees, a multiple of 90. */
  rotation: number;
  onLoaded: () => void;
  /** Called each time its picture fails to load. */
  onFail: () => void;
}

const PADDING = 0.004;

/** A rotated page. Outlines are inside the rotated element, so they follow zoom and rotation. */
export function ViewerSheet({sheet, outlines, rotation, onLoaded, onFail}: Props) {
  const image = useImageRetry(sheet.url, onFail);
  const [size, setSize] = useState<{width: number; height: number}>();
  const sideways = rotation % 180 !== 0;
  const ratio = size && size.width / size.height;
  const frame = ratio ? {aspectRatio: sideways ? 1 / ratio : ratio} : undefined;
  return (
    <figure className={styles.frame} style={frame}>
      <div
        className={classes(styles.sheet, size && styles.measured)}
        style={ratio ? {width: sideways ? `${ratio * 100}%` : '100%', rotate: `${rotation}deg`} : undefined}
      >
        <img
          key={image.key}
          src={sheet.url}
          hidden={image.failed}
          onError={image.onFail}
          alt={sheet.description}
          draggable={false}
          onLoad={({currentTarget: {naturalWidth, naturalHeight}}) => {
            setSize({width: naturalWidth || 1, height: naturalHeight || 1});
            onLoaded();
          }}
        />
        {image.failed && (
          <div className={styles.failure} role="alert">
            <p>A imagem não abriu.</p>
            <Button variant="secondary" small icon="rotate" onClick={image.retry}>
              Tentar de novo
            </Button>
          </div>
        )}
        {size && !image.failed && (sheet.crop ?? outlines.length > 0) && (
          <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            {sheet.crop && <path className={styles.shade} d={pathAround(sheet.crop)} fillRule="evenodd" />}
            {outlines.map(outline => {
              const {cantos, tone = 'ocre', onAdjust} = outline;
              // An adjustable outline is the crop itself, so it has no padding.
              const points = pointsOf(onAdjust ? cantos : padded(cantos, PADDING));
              return (
                <g key={identityOf(outline)} className={styles[tone]} data-outline>
                  <polygon className={styles.halo} points={points} />
                  <polygon className={styles.line} points={points} />
                </g>
              );
            })}
          </svg>
        )}
        {outlines.map(outline => {
          const {cantos, label, tone = 'ocre', onAdjust} = outline;
          const [x, y] = onAdjust ? middleOf(cantos) : cantos[0];
          return (
            label && (
              <span
                key={identityOf(outline)}
                className={classes(styles.label, styles[tone], onAdjust && styles.withHandle)}
                style={{left: `${x * 100}%`, top: `${y * 100}%`, rotate: `${-rotation}deg`}}
              >
                {label}
              </span>
            )
          );
        })}
        {size &&
          outlines.map(
            outline =>
              outline.onAdjust && (
                <Handles key={identityOf(outline)} outline={outline} onAdjust={outline.onAdjust} rotation={rotation} />
              ),
          )}
      </div>
    </figure>
  );
}
