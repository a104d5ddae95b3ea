import {classes} from '../../classes';
import estilos from './BordaEscorrida.module.css';

/** Paint that runs down from the hero, in the colour of the text. Only there: once is a signature, twice is wallpaper. */
export function BordaEscorrida({className}: {className?: string | undefined}) {
  return <div className={classes(estilos.borda, className)} aria-hidden />;
}
