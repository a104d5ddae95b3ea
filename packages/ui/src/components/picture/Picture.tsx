import {useState, type ReactNode} from 'react';
import {classes} from '../../classes';
import styles from './Picture.module.css';
import {pictureSource, type Rendition} from './renditions';

interface PictureProps {
  /** As the answer carries them, the smallest first; none where a picture has no sizes yet. */
  renditions: readonly Rendition[];
  /** The address of the one that stands for all. */
  main?: string | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown at most, as of `img`: "(max-width: 639px) 50vw, 288px". */
  sizes: string;
  /** Of the frame, which decides the size and the shape. */
  className?: string | undefined;
  /** Whether what does not fit the frame's shape is cut off or left free. */
  fit?: 'cover' | 'contain';
  /** It is among the first things that are seen: fetched at once and before others. */
  first?: boolean;
  /** Stands in for a picture that is not there or does not come. */
  children: ReactNode;
}

/**
 * A picture in a frame: the browser asks for the file that suits the screen, once it is near; nothing moves when it comes,
 * and it is never shown larger than it is.
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
        // A browser that can looks how wide the frame is, if it may wait; the others go by `sizes`.
        sizes={first ? sizes : `auto, ${sizes}`}
        alt={alt}
        // What is seen first is painted with what stands around it, not a frame later.
        {...(first ? {fetchPriority: 'high', decoding: 'sync'} : {loading: 'lazy', decoding: 'async'})}
        style={{objectFit: fit, maxWidth: width, maxHeight: height}}
        onError={() => setFailed(source.src)}
      />
    </span>
  );
}
