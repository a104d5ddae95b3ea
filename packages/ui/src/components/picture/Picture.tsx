import {useState, type ReactNode} from 'react';
import {classes} from '../../classes';
import styles from './Picture.module.css';
import {pictureSource, type Rendition} from './renditions';

interface PictureProps {
  /** The sizes as in the response, smallest first; empty if a picture has no sizes yet. */
  renditions: readonly Rendition[];
  /** The URL of the main size. */
  main?: string | undefined;
  /** Empty if the text next to it says the same. */
  alt: string;
  /** Maximum displayed width, as `sizes` of `img`: "(max-width: 639px) 50vw, 288px". */
  sizes: string;
  /** The class of the frame, which decides size and aspect ratio. */
  className?: string | undefined;
  /** Whether the picture covers the frame or fits into it. */
  fit?: 'cover' | 'contain';
  /** Visible at once when the page opens, so it is loaded first and not lazily. */
  first?: boolean;
  /** Fallback for a missing picture or one that fails to load. */
  children: ReactNode;
}

/**
 * A picture in a frame: lazily loaded in the size that suits the screen, without layout shift,
 * and never shown larger than its pixels.
 */
export function Picture({
  renditions,
  main,
  alt,
  sizes,
  className,
  fit = 'cover',
  first = false,
  children,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const source = pictureSource(renditions, main);
  if (!source || failed === source.src) return <span className={classes(styles.frame, className)}>{children}</span>;
  const {width, height} = source;
  return (
    <span className={classes(styles.frame, className)}>
      <img
        key={source.src}
        {...source}
        // With lazy loading, browsers that support `auto` use the actual width; the others use `sizes`.
        sizes={first ? sizes : `auto, ${sizes}`}
        alt={alt}
        // A first picture is decoded synchronously, so that it is painted in the same frame as its surroundings.
        {...(first ? {fetchPriority: 'high', decoding: 'sync'} : {loading: 'lazy', decoding: 'async'})}
        style={{objectFit: fit, maxWidth: width, maxHeight: height}}
        onError={() => setFailed(source.src)}
      />
    </span>
  );
}
