import {useMemo} from 'react';
import {limpar} from './limpar';
import estilos from './Premio.module.css';

/** The prize's description, written by staff as HTML: cleaned again here, whatever the server let through. */
export function Descricao({html}: {html: string | null | undefined}) {
  const limpo = useMemo(() => limpar(html ?? ''), [html]);
  return limpo ? <div className={estilos.descricao} dangerouslySetInnerHTML={{__html: limpo}} /> : null;
}
