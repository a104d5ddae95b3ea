import {enderecoArquivo} from '@clube/api-client';
import {IlustracaoPremio, Picture} from '@clube/ui';
import type {Premio} from '../base/tipos';

interface Props {
  premio: Premio;
  className?: string | undefined;
  /** How wide it is shown, as of `img`. */
  sizes: string;
  /** Empty where the prize's name stands beside it. */
  alt?: string;
}

/** The photograph of a prize, or a drawing of its kind when there is none or it does not arrive. */
export function FotoPremio({premio, className, sizes, alt = ''}: Props) {
  return (
    <Picture
      renditions={premio.imagens}
      main={enderecoArquivo(premio.diretorioFoto)}
      alt={alt}
      sizes={sizes}
      className={className}
    >
      <IlustracaoPremio tipo={premio.tipo} semente={premio.codigo} />
    </Picture>
  );
}
