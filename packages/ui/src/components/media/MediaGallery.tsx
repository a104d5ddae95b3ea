import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import {Scene} from '../../illustrations';
import {Picture} from '../picture/Picture';
import type {Rendition} from '../picture/renditions';
import styles from './Media.module.css';

/** A photo or video, as in responses. */
export interface MediaItem {
  id: number;
  tipo: 'foto' | 'video';
  /** URL of the photo in its main width, or of the video. */
  url: string;
  /** Sizes of a photo, smallest first. */
  imagens: readonly Rendition[];
  /** Description of its content. */
  title: string;
  detail?: string | undefined;
}

interface Props<T> {
  label: string;
  items: readonly T[];
  onOpen: (item: T) => void;
  /** Renders the actions below each item. */
  actions?: ((item: T) => ReactNode) | undefined;
}

/**
 * Photos and videos as tiles that open on click. A video is not loaded before, as on a poor connection several of them
 * would block each other.
 */
export function MediaGallery<T extends MediaItem>({label, items, onOpen, actions}: Props<T>) {
  return (
    <ul className={styles.gallery} aria-label={label}>
      {items.map(item => (
        <li key={item.id}>
          <button
            type="button"
            className={styles.tile}
            aria-label={`Ver ${item.tipo === 'video' ? 'o vídeo' : 'a foto'}: ${item.title}`}
            onClick={() => onOpen(item)}
          >
            {item.tipo === 'video' ? (
              <span className={styles.picture}>
                <Scene seed={item.title} className={styles.scene} />
                <i className={styles.play}>
                  <Icon name="play" size={28} />
                </i>
              </span>
            ) : (
              <Picture
                className={styles.picture}
                renditions={item.imagens}
                main={item.url}
                alt=""
                sizes="(width < 640px) 46vw, 360px"
              >
                <Scene seed={item.title} />
              </Picture>
            )}
          </button>
          <div className={styles.below}>
            <p>
              <b>{item.title}</b>
              {item.detail && <small>{item.detail}</small>}
            </p>
            {actions && <div className={styles.actions}>{actions(item)}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
