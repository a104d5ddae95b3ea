import {classes} from '../../classes';
import styles from './DripEdge.module.css';

/** Dripping paint below the hero, in the colour of the text. Use it only there, as repetition makes it wallpaper. */
export function DripEdge({className}: {className?: string | undefined}) {
  return <div className={classes(styles.edge, className)} aria-hidden />;
}
