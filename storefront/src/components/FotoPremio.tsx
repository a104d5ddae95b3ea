import {enderecoArquivo} from '@clube/api-client';
import {IlustracaoPremio} from '@clube/ui';
import {useState} from 'react';
import type {Premio} from '../base/tipos';

/** The photograph of a prize, or a drawing of its kind when there is none or it does not arrive. */
export function FotoPremio({premio, className}: {premio: Premio; className?: string | undefined}) {
  const [falhou, setFalhou] = useState(false);
  const endereco = enderecoArquivo(premio.diretorioFoto);
  if (!endereco || falhou) return <IlustracaoPremio tipo={premio.tipo} semente={premio.codigo} className={className} />;
  return <img className={className} src={endereco} alt="" loading="lazy" onError={() => setFalhou(true)} />;
}
