import type {CSSProperties, ReactNode} from 'react';
import {Scene} from '../../illustrations';
import {Modal} from '../modal/Modal';
import {Picture} from '../picture/Picture';
import type {Rendition} from '../picture/renditions';
import styles from './Media.module.css';
import type {MediaItem} from './MediaGallery';

/** CSS for the largest size that fits, in the photo's aspect ratio. */
function shapeOf(renditions: readonly Rendition[]): CSSProperties | undefined {
  const largest = renditions.at(-1);
  return largest && ({'--shape': `${largest.largura} / ${largest.altura}`} as CSSProperties);
}

/** The photo or the video; a video does not play automatically. */
export function MediaView({item: {tipo, url, imagens, title}}: {item: Omit<MediaItem, 'id'>}) {
  return (
    <div style={shapeOf(imagens)}>
      {tipo === 'video' ? (
        // Videos that staff filmed have no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={styles.view} src={url} controls playsInline preload="metadata" aria-label={title} />
      ) : (
        <Picture
          className={styles.view}
          renditions={imagens}
          main={url}
          alt={title}
          sizes="min(100vw, 860px)"
          fit="contain"
        >
          <Scene seed={title} />
        </Picture>
      )}
    </div>
  );
}

/** A dialog with one item in large and its actions below. */
export function MediaViewer({
  item,
  onClose,
  children,
}: {
  item: MediaItem | undefined;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <Modal open={item !== undefined} title={item?.title ?? ''} onClose={onClose} width={860}>
      {item && (
        <div className={styles.viewer}>
          <MediaView item={item} />
          {item.detail && <p>{item.detail}</p>}
          {children}
        </div>
      )}
    </Modal>
  );
}
