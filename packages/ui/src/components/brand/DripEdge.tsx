import {classes} from '../../classes';
import styles from './DripEdge.module.css';

/** Paint that runs down from the hero, in the colour of the text. Only there: once is a signature, twice is wallpaper. */
export function DripEdge({className}: {className?: string | undefined}) {
  return <div className={classes(styles.edge, className)} aria-hidden />;
}
