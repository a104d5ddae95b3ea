import type {ReactNode} from 'react';
import {Icon} from '../../icons';
import {Scene} from '../../illustrations';
import {Picture} from '../picture/Picture';
import type {Rendition} from '../picture/renditions';
import styles from './Media.module.css';

/** A photo or a video as answers carry it. */
export interface MediaItem {
  id: number;
  tipo: 'foto' | 'video';
  /** Of the photo in its main width, or of the video. */
  url: string;
  /** Of a photo, the smallest first. */
  imagens: readonly Rendition[];
  /** What it shows, in words. */
  title: string;
  detail?: string | undefined;
}

interface Props<T> {
  label: string;
  items: readonly T[];
  onOpen: (item: T) => void;
  /** Below each: what can be done with it. */
  actions?: ((item: T) => ReactNode) | undefined;
}

/**
 * Photos and videos as tiles, each opened by a press. Of a video nothing is fetched before that: on a poor connection many of them
 * would load nothing at all.
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
