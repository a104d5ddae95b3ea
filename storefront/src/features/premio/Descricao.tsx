import DOMPurify from 'dompurify';
import {useMemo} from 'react';
import estilos from './Premio.module.css';

/** The prize's description, written by staff as HTML: cleaned again here, whatever the server let through. */
export function Descricao({html}: {html: string | null | undefined}) {
  const limpo = useMemo(
    () => DOMPurify.sanitize(html ?? '', {USE_PROFILES: {html: true}, FORBID_TAGS: ['style', 'form']}),
    [html],
  );
  return limpo ? <div className={estilos.descricao} dangerouslySetInnerHTML={{__html: limpo}} /> : null;
}
